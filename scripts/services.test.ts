import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { on } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { createTransport } from 'nodemailer'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReceivedMail } from './services/mail-receiver.ts'
import type { ServiceEnvironment } from './services/part.ts'
import { startServices, stopServices } from './services.ts'

const scratch = mkdtempSync(join(tmpdir(), 'sarai-services-test-'))
chmodSync(scratch, 0o755) // PostgreSQL's user may come in, so its data lies here and not in a folder apart
const dir = join(scratch, 'services')
const nothingGiven = { given: {} }
let environment: ServiceEnvironment

beforeAll(async () => {
  environment = (await startServices(dir, nothingGiven)).environment
})

afterAll(async () => {
  await stopServices(dir)
  rmSync(scratch, { recursive: true })
})

describe('the folder', () => {
  it('keeps its addresses when it is started again', async () => {
    expect(await startServices(dir, nothingGiven)).toEqual({ dir, environment })
  })

  it('is refused when it holds a cluster of somebody else', async () => {
    const foreign = join(scratch, 'foreign')
    mkdirSync(foreign)
    writeFileSync(join(foreign, 'PG_VERSION'), '15\n')

    await expect(startServices(foreign, nothingGiven)).rejects.toThrow('refusing to touch it')
    await expect(stopServices(foreign)).rejects.toThrow('refusing to touch it')
    expect(readFileSync(join(foreign, 'PG_VERSION'), 'utf8')).toBe('15\n')
  })

  it('is refused when a cluster of somebody else lies where ours would', async () => {
    const mixed = join(scratch, 'mixed')
    mkdirSync(join(mixed, 'postgres'), { recursive: true })
    writeFileSync(join(mixed, 'made-by-sarai-services'), '')
    writeFileSync(join(mixed, 'postgres/PG_VERSION'), '15\n')
    const { DATABASE_SUPERUSER_URL: _, ...allButDatabase } = environment

    await expect(startServices(mixed, { given: allButDatabase })).rejects.toThrow('refusing to touch it')
    expect(readFileSync(join(mixed, 'postgres/PG_VERSION'), 'utf8')).toBe('15\n')
  })
})

describe('servers named in the environment', () => {
  it('are used, and none is started', async () => {
    const given = { ...environment, S3_ENDPOINT: 'https://s3.example.test' }
    const other = await startServices(join(scratch, 'given'), { given })
    expect(other.environment).toEqual(given)
    await expect(stopServices(other.dir)).resolves.toBeUndefined()
  })

  it('must be named whole', async () => {
    const given = { S3_ENDPOINT: environment.S3_ENDPOINT }
    await expect(startServices(join(scratch, 'half'), { given })).rejects.toThrow('Missing: S3_REGION')
  })
})

describe('PostgreSQL', () => {
  it('knows Persian letters, so that a hotel is found by a part of its name', async () => {
    const client = new Client({ connectionString: environment.DATABASE_SUPERUSER_URL })
    await client.connect()
    const { rows } = await client.query("select current_database() as name, 'هتل' ~ '^[[:alpha:]]+$' as letters")
    await client.end()
    expect(rows).toEqual([{ name: 'sarai', letters: true }])
  })

  it('refuses a wrong password', async () => {
    const url = new URL(environment.DATABASE_SUPERUSER_URL)
    url.password = 'wrong'
    const client = new Client({ connectionString: url.href })
    await expect(client.connect()).rejects.toThrow('password authentication failed')
  })
})

describe('S3', () => {
  it('keeps a file', async () => {
    await put(environment.S3_SECRET_KEY)
    const wanted = new GetObjectCommand({ Bucket: environment.S3_BUCKET, Key: 'a file' })
    const { Body } = await s3(environment.S3_SECRET_KEY).send(wanted)
    expect(await Body?.transformToString()).toBe('kept')
  })

  it('refuses a signature made with another key', async () => {
    await expect(put('0'.repeat(40))).rejects.toThrow(expect.objectContaining({ name: 'SignatureDoesNotMatch' }))
  })
})

describe('mail', () => {
  it('is read back by its recipient, and can be forgotten', async () => {
    const transport = createTransport(environment.SMTP_URL)
    const from = 'desk@example.test'
    await transport.sendMail({ from, to: 'a@example.test', subject: 'رزرو شما', text: 'سلام', html: '<p>سلام</p>' })
    await transport.sendMail({ from, to: 'b@example.test', subject: 'Yours', text: 'Hello' })
    transport.close()

    expect(await read('?to=A@example.test')).toMatchObject([
      { to: ['a@example.test'], from, subject: 'رزرو شما', text: expect.stringContaining('سلام'), html: '<p>سلام</p>' },
    ])
    expect(readFileSync(join(dir, 'mail/mails/2.eml'), 'utf8')).toContain('Hello')

    await fetch(`${environment.MAIL_READER_URL}/mails`, { method: 'DELETE' })
    expect(await read()).toEqual([])
  })

  it('is still taken in after a sender was killed in the middle of one', async () => {
    const { hostname, port } = new URL(environment.SMTP_URL)
    const killed = connect(Number(port), hostname)
    const said = async (line: string, until: string) => {
      killed.write(line)
      for await (const [heard] of on(killed, 'data')) if (`${heard}`.includes(until)) return
    }
    await said('', '220')
    await said('EHLO a.example.test\r\n', '250 ')
    await said('MAIL FROM:<a@example.test>\r\n', '250')
    await said('RCPT TO:<b@example.test>\r\n', '250')
    await said('DATA\r\n', '354')
    killed.write('Subject: half')
    killed.resetAndDestroy()

    const transport = createTransport(environment.SMTP_URL)
    await new Promise((passed) => setTimeout(passed, 200))
    await transport.sendMail({ from: 'a@example.test', to: 'after@example.test', subject: 'After', text: 'It' })
    transport.close()
    expect(await read('?to=after@example.test')).toMatchObject([{ subject: 'After' }])
  })

  it('is not shown to a web page that reached the port by a name of its own', async () => {
    const headers = { host: 'rebound.example.test' }
    const reply = await new Promise<IncomingMessage>((answer) => {
      get(`${environment.MAIL_READER_URL}/mails`, { headers }, answer)
    })
    expect(reply.resume().statusCode).toBe(403)
  })
})

function s3(secretAccessKey: string) {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY: accessKeyId } = environment
  return new S3Client({ endpoint, region, credentials: { accessKeyId, secretAccessKey }, forcePathStyle: true })
}

const put = (secretAccessKey: string) =>
  s3(secretAccessKey).send(new PutObjectCommand({ Bucket: environment.S3_BUCKET, Key: 'a file', Body: 'kept' }))

async function read(query = ''): Promise<ReceivedMail[]> {
  const reply = await fetch(`${environment.MAIL_READER_URL}/mails${query}`)
  return reply.json()
}
