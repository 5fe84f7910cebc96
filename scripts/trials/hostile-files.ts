import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { uploadFile } from '../../packages/wire/src/portal/uploads.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { ROOT } from '../run-command.ts'
import { startBehindHaproxy } from './behind-haproxy.ts'
import { portalToken } from './log-in.ts'

const sideBySide = 2
/** A token lasts five minutes, and a day has room for 200 files. */
const batch = 100
/** What a file may be answered with. Nothing else: a refusal is an answer, a failure of ours is none. */
const answers = new Set([201, 400, 413, 415])

/**
 * Files that somebody made to hurt whoever opens them, each bent in its own way, to one of two API processes in turn.
 * Returns what went wrong; an empty list means that everything held.
 */
export async function hostileFiles(services: ServiceEnvironment, { wanted }: { wanted: number }): Promise<string[]> {
  const { apis, sql, stop, areAllAlive } = await startBehindHaproxy(services)
  const wrong: string[] = []
  const counts = new Map<string, number>()
  const next = createHostile(20_261_117)
  try {
    for (let sent = 0; sent < wanted; sent += batch) {
      const token = await portalToken(apis[0]!)
      await sql.query('delete from upload_day')
      const files = Array.from({ length: Math.min(batch, wanted - sent) }, (_, n) => ({ n, ...next() }))
      const work = async () => {
        for (let file = files.pop(); file !== undefined; file = files.pop()) {
          const { how, content, n } = file
          const status = await send(apis[n % 2]!, token, content)
          counts.set(status, (counts.get(status) ?? 0) + 1)
          if (!answers.has(Number(status))) wrong.push(`${how} (file ${sent + n}): ${status}`)
        }
      }
      await Promise.all(Array.from({ length: sideBySide }, work))
      if (!areAllAlive()) return [...wrong, `a process ended among the files ${sent} to ${sent + batch}`]
    }
    const { rows } = await sql.query<{ kept: string }>(
      `select state || ' ' || count(*) as kept from upload group by state`,
    )
    const told = [...counts].map(([status, count]) => `${count} answered with ${status}`)
    console.log(`${wanted} hostile files: ${told.join(', ')}; kept: ${rows.map(({ kept }) => kept).join(', ')}`)
    return wrong
  } finally {
    await stop()
  }
}

async function send(origin: string, token: string, content: Buffer): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' }
  try {
    const answer = await fetch(origin + uploadFile.path, { method: 'POST', headers, body: new Uint8Array(content) })
    await answer.arrayBuffer()
    return `${answer.status}`
  } catch (error) {
    return `no answer (${(error as Error).message})`
  }
}

type Hostile = { how: string; content: Buffer }

/** The same files at every run: one that did harm must do it again. */
function createHostile(seed: number): () => Hostile {
  let state = seed
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
  const webp = readFileSync(join(ROOT, 'apps/server/src/demo/pictures/ad-antalya-320.webp'))
  const whole = [webp, png(40, 30), pdf, Buffer.concat([jpegHead, Buffer.alloc(400, 0x37), Buffer.from('ffd9', 'hex')])]
  const one = () => Buffer.from(whole[random(whole.length)]!)
  const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, () => random(256)))
  // Whole, down to its last line: nothing but its header says that it is too large.
  const large = png(16_000, 16_777)
  const ways: Record<string, () => Buffer> = {
    'bytes changed': () => {
      const file = one()
      for (let n = 0; n < 1 + random(30); n += 1) file[4 + random(file.length - 4)] = random(256)
      return file
    },
    'cut off': () => {
      const file = one()
      return file.subarray(0, 1 + random(file.length))
    },
    'two in one': () => Buffer.concat([one(), one(), noise(random(200))]),
    'only its beginning is right': () => Buffer.concat([one().subarray(0, 12), noise(random(4_000))]),
    'a virus in it': () => Buffer.concat([one(), Buffer.from(eicar), noise(random(50))]),
    'a page in it': () => Buffer.concat([one(), Buffer.from('<script>alert(1)</script><svg onload=alert(1)>')]),
    'larger than it says': () => png(1 + random(60_000), 1 + random(60_000), 10),
    'a few kilobytes of more pixels than a scanner has memory for': () => large,
    'texts without an end': () =>
      png(
        10,
        10,
        10,
        Array.from({ length: 1 + random(40) }, () => packedText),
      ),
    'a part of no length': () => {
      const file = png(40, 30)
      file.writeUInt32BE(random(0xffff_ffff), 8 + random(20))
      return file
    },
    'nothing that is known': () => noise(1 + random(2_000)),
    'a paper full of scripts': () =>
      Buffer.concat([
        pdf,
        Buffer.from('1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'.repeat(1 + random(200))),
      ]),
  }
  const names = Object.keys(ways)
  return () => {
    const how = names[random(names.length)]!
    return { how, content: ways[how]!() }
  }
}

const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const jpegHead = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb004300', 'hex')

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

const packedText = chunk(
  'zTXt',
  Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(2_000_000, 'x'), { level: 9 })]),
)

/** `rows`: how many of its lines are there. */
function png(width: number, height: number, rows = height, between: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const pixels = deflateSync(Buffer.alloc(rows * (1 + width)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...between,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
