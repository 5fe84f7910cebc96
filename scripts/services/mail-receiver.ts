/** Takes every mail it is sent and delivers none: a stand-in for the world's mailboxes while developing and testing. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

const HELP = `node scripts/services/mail-receiver.ts --smtp-port=N --http-port=N --dir=DIR [--host=127.0.0.1]

  GET /mails?to=ADDRESS   the mails, newest last, as JSON
  DELETE /mails           forget them all
  GET /                   a page to read them
Each mail is also kept as DIR/N.eml.`

export type ReceivedMail = {
  to: string[]
  from: string
  subject: string
  text: string
  html: string
  messageId: string
  date: string
}

const { values: options } = parseArgs({
  options: {
    'smtp-port': { type: 'string' },
    'http-port': { type: 'string' },
    dir: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    help: { type: 'boolean' },
  },
})
const { dir, host, 'smtp-port': smtpPort, 'http-port': httpPort } = options
if (options.help || !dir || !smtpPort || !httpPort) {
  console.log(HELP)
  process.exit(options.help ? 0 : 1)
}

const mails: ReceivedMail[] = []
let count = 0
mkdirSync(dir, { recursive: true })

const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  size: 25_000_000,
  async onData(stream, session, done) {
    try {
      const source = await buffer(stream)
      writeFileSync(join(dir, `${++count}.eml`), source)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      mails.push(await read(source, recipients))
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  },
})

// A sender that was killed in the middle of a mail is no reason to stop taking those of the others.
smtp.on('error', (error) => console.error(error.message))

async function read(source: Buffer, to: string[]): Promise<ReceivedMail> {
  const mail = await simpleParser(source)
  return {
    to,
    from: mail.from?.text ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    messageId: mail.messageId ?? '',
    date: (mail.date ?? new Date()).toISOString(),
  }
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse) {
  // A page on the internet could reach this port by a name of its own that points to 127.0.0.1; it cannot fake Host.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? '')) return response.writeHead(403).end()
  const url = new URL(request.url ?? '/', 'http://localhost')
  const to = url.searchParams.get('to')?.toLowerCase()
  const found = mails.filter((mail) => !to || mail.to.some((address) => address.toLowerCase() === to))

  switch (`${request.method} ${url.pathname}`) {
    case 'GET /mails':
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(found))
    case 'DELETE /mails':
      mails.length = 0
      rmSync(folder, { recursive: true })
      mkdirSync(folder)
      return response.writeHead(204).end()
    case 'GET /':
      return response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
        .end(page(found))
    default:
      return response.writeHead(404).end()
  }
}

const page = (shown: ReceivedMail[]) => `<!doctype html>
<title>Mails (${shown.length})</title>
<style>body { font: 1rem sans-serif; margin: 2rem } iframe { inline-size: 100%; block-size: 30rem; border: 1px solid }</style>
<h1>Mails, newest first</h1>
${shown.toReversed().map(article).join('\n') || '<p>None yet.'}`

const article = (mail: ReceivedMail) => `<article>
<h2>${escape(mail.subject)}</h2>
<p>${escape(mail.date)} from ${escape(mail.from)} to ${escape(mail.to.join(', '))}
<iframe sandbox title="${escape(mail.subject)}" srcdoc="${escape(mail.html || `<pre>${escape(mail.text)}`)}"></iframe>
</article>`

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

const http = createServer((request, response) => answer(dir, request, response))
smtp.listen(Number(smtpPort), host)
http.listen(Number(httpPort), host)
