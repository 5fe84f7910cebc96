import { createTransport } from 'nodemailer'
import { mailHtml, mailText, type MailContent, type MailLanguage } from '#mail/mail-layout.ts'

export type Mailer = {
  /** `id` is the same for every try at the same mail, so that a repeated one can be recognised as a copy. */
  send(mail: { id: string; to: string; language: MailLanguage; content: MailContent }): Promise<void>
}

/** For a name, a connection, its first words, and each answer after that. The queue tries again. */
const patience = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function openMailer(settings: {
  smtpUrl: string
  from: string
  supportPhone: () => Promise<string>
  portalOrigin: string
}): Mailer {
  const transport = createTransport({ url: settings.smtpUrl, ...patience })
  const host = new URL(settings.portalOrigin).hostname
  return {
    async send({ id, to, language, content }) {
      const phone = await settings.supportPhone()
      await transport.sendMail({
        messageId: `<${id}@${host}>`,
        from: settings.from,
        // As an object: nothing in an address can name a second one, and no line break makes a header.
        to: { name: '', address: to },
        subject: content.subject.replaceAll(/\s+/g, ' '),
        text: mailText(language, content, phone),
        html: mailHtml(language, content, phone),
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}
