import { directionOf, type Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'

/** Hotels are written to in Turkish as well; the screens are not in it. */
export type MailLanguage = Language | 'tr'

/** What every mail says: a subject, a title, paragraphs, and at most one thing to do. */
export type MailContent = {
  subject: string
  title: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
}

const footers: Record<MailLanguage, string> = {
  en: 'Caravanserai · support {phone}',
  tr: 'Caravanserai · rezervasyon departmanı {phone}',
  fa: 'کاروانسرا · پشتیبانی {phone}',
}
const latin = "Inter, 'Segoe UI', Arial, sans-serif"
const fonts: Record<MailLanguage, string> = {
  en: latin,
  tr: latin,
  fa: "Vazirmatn, Tahoma, 'Segoe UI', sans-serif",
}

/** Where a mail program has a dark side: it takes these over the colours on the blocks. Others show the light ones. */
const dark = `
    :root { color-scheme: light dark }
    @media (prefers-color-scheme: dark) {
      .page { background: #0C1312 !important }
      .card { background: #131C1B !important; border-color: #273533 !important }
      .brand { color: #4FC9BC !important }
      .title { color: #E8EFED !important }
      .text { color: #AEBBB8 !important }
      .foot { color: #8F9D99 !important }
      .button { background: #4FC9BC !important; color: #04211E !important }
    }`

const writtenLike = (language: MailLanguage): Language => (language === 'tr' ? 'en' : language)

function footerIn(language: MailLanguage, phone: string): string {
  return say(writtenLike(language), footers[language] as '{phone}', { phone })
}

/** The plain text: what a screen reader, a filter and an old phone get. */
export function mailText(language: MailLanguage, content: MailContent, supportPhone: string): string {
  const action = content.action === undefined ? [] : [`${content.action.label}:\n${content.action.url}`]
  const footer = footerIn(language, supportPhone)
  return [content.title, ...content.paragraphs, ...action, footer].join('\n\n')
}

/**
 * Mail programs know tables and inline styles, and few of them know `dir` from a style sheet: the direction and the
 * alignment stand on every block, or Persian comes out ragged on the wrong side.
 */
export function mailHtml(language: MailLanguage, content: MailContent, supportPhone: string): string {
  const dir = directionOf(writtenLike(language))
  const align = dir === 'rtl' ? 'right' : 'left'
  const block = `dir="${dir}" align="${align}" style="font-family:${fonts[language]};text-align:${align};direction:${dir}`
  const footer = footerIn(language, supportPhone)
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <title>${escaped(content.subject)}</title>
  <style>${dark}
  </style>
</head>
<body dir="${dir}" class="page" style="margin:0;padding:24px 12px;background:#F6F4EF">
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
    <table role="presentation" class="card" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#FFFFFF;border:1px solid #E5E0D6;border-radius:16px">
      <tr><td class="brand" ${block};padding:24px 28px 0;font-size:18px;font-weight:700;color:#0F6E68">${language === 'fa' ? 'سرای' : 'Sarai'}</td></tr>
      <tr><td class="title" ${block};padding:16px 28px 0;font-size:22px;line-height:1.5;font-weight:700;color:#1B2422">${escaped(content.title)}</td></tr>
      ${content.paragraphs.map((paragraph) => `<tr><td class="text" ${block};padding:12px 28px 0;font-size:15px;line-height:1.8;color:#4F5B58">${unbroken(escaped(paragraph))}</td></tr>`).join('\n      ')}
      ${content.action === undefined ? '' : buttonRow(block, content.action)}
      <tr><td class="foot" ${block};padding:28px 28px 24px;font-size:12px;line-height:1.7;color:#67716E">${escaped(footer)}</td></tr>
    </table>
  </td></tr></table>
</body>
</html>`
}

function buttonRow(block: string, action: { label: string; url: string }): string {
  const link =
    'display:inline-block;padding:12px 22px;border-radius:8px;background:#0F6E68;color:#FFFFFF;text-decoration:none;font-weight:600'
  return `<tr><td ${block};padding:20px 28px 0;font-size:15px"><a class="button" href="${escaped(action.url)}" style="${link}">${escaped(action.label)}</a></td></tr>`
}

/** A number such as R-10482 stays on one line: after its hyphen a line may end, and its two halves would be read apart. */
function unbroken(html: string): string {
  return html.replaceAll(/\b[A-Z]-\d+\b/g, '<span style="white-space:nowrap">$&</span>')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
