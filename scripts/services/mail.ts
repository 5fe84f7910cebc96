import { join } from 'node:path'
import { freePorts } from './free-ports.ts'
import type { Launch, Part } from './part.ts'
import { waitUntilReady } from './processes.ts'

export const mail: Part = {
  name: 'mail',
  packages: [],
  variables: ['SMTP_URL'],
  optional: ['MAIL_READER_URL'],
  start: startMail,
}

async function startMail({ folder, daemon }: Launch) {
  const [smtpPort, httpPort] = await freePorts(2)
  const program = join(import.meta.dirname, 'mail-receiver.ts')
  const ports = [`--smtp-port=${smtpPort}`, `--http-port=${httpPort}`]
  const receiver = daemon('mail-receiver', process.execPath, [program, ...ports, `--dir=${join(folder, 'mails')}`])
  const reader = `http://127.0.0.1:${httpPort}`
  await waitUntilReady(receiver, async () => (await fetch(`${reader}/mails`)).ok)
  return { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_READER_URL: reader }
}
