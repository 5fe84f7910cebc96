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

  it('does not open to another key', async () => {
    const stranger = openObjectStore({ ...settings, secretKey: 'not the key' })
    await expect(stranger.check()).rejects.toThrow()
  })
})
