import { describe, expect, it } from 'vitest'
import { openObjectStore } from '#files/object-store.ts'
import { testConfig } from '#testing/test-config.ts'

const urls = { owner: 'postgres://x', app: 'postgres://x', worker: 'postgres://x' }
const {
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
} = testConfig(urls)
const settings = { endpoint, region, accessKey, secretKey, bucket: `test-${crypto.randomUUID()}` }

describe('the object store (a real S3 server)', () => {
  const files = openObjectStore(settings)

  it('keeps a file as it was given, until it is removed', async () => {
    await expect(files.check()).rejects.toThrow()
    await files.ensureBucket()
    await files.ensureBucket()
    await files.check()
    const content = new TextEncoder().encode('رسید ۱۲۳')
    await files.put('receipts/a', content, 'image/webp')
    expect(await files.get('receipts/a')).toEqual({ content: new Uint8Array(content), contentType: 'image/webp' })
    await files.remove('receipts/a')
    expect(await files.get('receipts/a')).toBeUndefined()
  })

  it('lists what begins with a name, in order and in pages', async () => {
    const before = Date.now() - 5_000
    for (const name of ['a/2', 'a/1', 'b/1', 'a/3']) await files.put(name, new Uint8Array([1]), 'image/webp')
    const [first, second, ...others] = await files.list('a/', undefined, 2)
    expect([first?.name, second?.name, others]).toEqual(['a/1', 'a/2', []])
    expect(first!.storedAt.getTime()).toBeGreaterThan(before)
    expect((await files.list('a/', 'a/2', 2)).map(({ name }) => name)).toEqual(['a/3'])
    expect(await files.list('c/', undefined, 2)).toEqual([])
  })

  it('does not open to another key', async () => {
    const stranger = openObjectStore({ ...settings, secretKey: 'not the key' })
    await expect(stranger.check()).rejects.toThrow()
  })
})
