import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePorts } from './free-ports.ts'
import type { Launch, Part } from './part.ts'
import { waitUntilReady } from './processes.ts'

/** ClamAV's daemon. It knows no virus but the two that everybody may have; an installation feeds it with freshclam. */
export const scanner: Part = {
  name: 'scanner',
  packages: ['clamav-daemon'],
  variables: ['SCANNER_URL'],
  start: startScanner,
}

/** The harmless file that every scanner must find, and a word of our own: name, any kind of file, at any place. */
const signatures = {
  Eicar: String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
  'Sarai.Test': 'SARAI-TEST-SIGNATURE-OF-A-VIRUS',
}

async function startScanner({ folder, daemon }: Launch) {
  const [port = 0] = await freePorts(1)
  const known = join(folder, 'signatures')
  mkdirSync(known)
  const lines = Object.entries(signatures).map(([name, sign]) => `${name}:0:*:${Buffer.from(sign).toString('hex')}`)
  writeFileSync(join(known, 'sarai.ndb'), `${lines.join('\n')}\n`)
  const conf = join(folder, 'clamd.conf')
  writeFileSync(conf, clamdConf({ known, folder, port }))
  const clamd = daemon('clamd', 'clamd', ['--foreground', '--config-file', conf])
  await waitUntilReady(clamd, async () => (await said(port)).startsWith('PONG'))
  return { SCANNER_URL: `tcp://127.0.0.1:${port}` }
}

async function said(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end('nPING\n')
  return text(socket)
}

const clamdConf = (of: { known: string; folder: string; port: number }) => `TCPAddr 127.0.0.1
TCPSocket ${of.port}
DatabaseDirectory ${of.known}
TemporaryDirectory ${of.folder}
StreamMaxLength 12M
MaxThreads 4
SelfCheck 0
LogTime yes
`
