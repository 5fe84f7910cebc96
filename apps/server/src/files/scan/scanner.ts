import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export type Verdict = 'clean' | 'infected'
export type Scan = (content: Uint8Array) => Promise<Verdict>

/** No verdict: it cannot be reached, is too slow, or says something that is none. Such a file is not let through. */
export class ScannerAway extends Error {
  override name = 'ScannerAway'
}

/** It was reached and did not come to an end: the file itself may be to blame. */
export class ScannerTooSlow extends ScannerAway {
  override name = 'ScannerTooSlow'
}

const slowestMs = 15_000
const pieceBytes = 64 * 1024

/** Asks clamd, over a connection of its own for each file. */
export function openScanner(address: string, patienceMs = slowestMs): Scan {
  const { hostname, port } = new URL(address)
  return async (content) => verdictOf(await ask({ host: hostname, port: Number(port) }, content, patienceMs))
}

async function ask(at: { host: string; port: number }, content: Uint8Array, patienceMs: number): Promise<string> {
  const signal = AbortSignal.timeout(patienceMs)
  const socket = connect({ ...at, signal })
  let isReached = false
  socket.once('connect', () => (isReached = true))
  try {
    socket.write('nINSTREAM\n')
    for (let from = 0; from < content.length; from += pieceBytes) {
      const piece = content.subarray(from, from + pieceBytes)
      socket.write(lengthOf(piece.length))
      socket.write(piece)
    }
    socket.write(lengthOf(0))
    return await text(socket)
  } catch (cause) {
    const Failure = isReached && signal.aborted ? ScannerTooSlow : ScannerAway
    throw new Failure('the virus scanner gave no verdict', { cause })
  } finally {
    socket.destroy()
  }
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Whatever is not clearly the one or the other lets nothing through. */
function verdictOf(said: string): Verdict {
  if (said === 'stream: OK\n') return 'clean'
  if (/^stream: .+ FOUND\n$/.test(said)) return 'infected'
  throw new ScannerAway(`the virus scanner said: ${said.slice(0, 100)}`)
}
