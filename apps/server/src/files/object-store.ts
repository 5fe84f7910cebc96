import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  CreateBucketCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'

export type StoredObject = { readonly name: string; readonly storedAt: Date }

/** Where files live: any server that speaks the S3 API. Names are opaque and the bucket is private. */
export type ObjectStore = {
  put(name: string, content: Uint8Array, contentType: string): Promise<void>
  get(name: string): Promise<{ content: Uint8Array; contentType: string } | undefined>
  remove(name: string): Promise<void>
  /** In the order of their names, those that begin so and stand after one of them. */
  list(beginning: string, after: string | undefined, most: number): Promise<StoredObject[]>
  /** Answers when the bucket is there and our keys open it. */
  check(): Promise<void>
  ensureBucket(): Promise<void>
}

export function openObjectStore(settings: {
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
  bucket: string
}): ObjectStore {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    // Older S3 servers do not know the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const Bucket = settings.bucket
  return {
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }))
    },
    async get(Key) {
      try {
        const object = await client.send(new GetObjectCommand({ Bucket, Key }))
        const content = (await object.Body?.transformToByteArray()) ?? new Uint8Array()
        return { content, contentType: object.ContentType ?? 'application/octet-stream' }
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined
        throw error
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    async list(Prefix, after, MaxKeys) {
      const listed = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix, MaxKeys, ...(after === undefined ? {} : { StartAfter: after }) }),
      )
      return (listed.Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key === undefined || LastModified === undefined ? [] : { name: Key, storedAt: LastModified },
      )
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
    async ensureBucket() {
      await client.send(new CreateBucketCommand({ Bucket })).catch((error: Error) => {
        if (error.name !== 'BucketAlreadyOwnedByYou' && error.name !== 'BucketAlreadyExists') throw error
      })
    },
  }
}
