import { expect, it } from 'vitest'
import { mailHtml } from '#mail/mail-layout.ts'

const content = {
  subject: 'A message',
  title: 'Hello <b>',
  paragraphs: ['One', 'Two'],
  action: { label: 'Open', url: 'https://portal.example/?a=1&b="' },
}

it.each(['en', 'fa'] as const)('every block of a mail has its dark side, in %s', (language) => {
  const html = mailHtml(language, content, '+98 21 9100 0000')
  const [light, dark] = [
    html.slice(html.indexOf('<body')),
    /@media \(prefers-color-scheme: dark\) \{([^@]*)<\/style>/.exec(html)![1]!,
  ]
  const coloured = [...light.matchAll(/<\w+([^>]*style="[^"]*color:#[^>]*)>/g)].map(([, parts]) => parts!)
  expect(coloured.length).toBeGreaterThan(4)
  for (const parts of coloured) {
    const named = /class="(\w+)"/.exec(parts)?.[1]
    expect(dark).toContain(`.${named} {`)
  }
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})

it('says everything as text, whatever is in it', () => {
  const html = mailHtml('en', content, '+98 21 9100 0000')
  expect(html).toContain('Hello &lt;b&gt;')
  expect(html).toContain('href="https://portal.example/?a=1&amp;b=&quot;"')
})

it('keeps the number of a request, a contract or a payment on one line', () => {
  const html = mailHtml('fa', { ...content, paragraphs: ['پرداخت P-7 برای C-2207 و C-2210.'] }, '+98 21 9100 0000')
  for (const number of ['P-7', 'C-2207', 'C-2210']) expect(html).toContain(`white-space:nowrap">${number}</span>`)
})
