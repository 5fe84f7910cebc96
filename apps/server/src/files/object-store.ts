import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  CreateBucketCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Problem } from '#problem.ts'

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

/** A connection, the beginning of an answer, and all of it with the second try: whoever asks waits no longer. */
const patience = { connectMs: 2_000, answerMs: 8_000, allMs: 12_000 }

export function openObjectStore(
  settings: { endpoint: string; region: string; accessKey: string; secretKey: string; bucket: string },
  { connectMs, answerMs, allMs } = patience,
): ObjectStore {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    // Older S3 servers do not know the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
  })
  /** Everything that is asked of the store goes through here: it ends in time, and an outage is told as one. */
  const reach = async <Answer>(work: (until: { abortSignal: AbortSignal }) => Promise<Answer>): Promise<Answer> => {
    try {
      return await work({ abortSignal: AbortSignal.timeout(allMs) })
    } catch (cause) {
      throw isAway(cause) ? new Problem('FILES_UNREACHABLE', { values: { seconds: 10 }, cause }) : cause
    }
  }
  const Bucket = settings.bucket
  return {
    async put(Key, Body, ContentType) {
      await reach((until) => client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }), until))
    },
    async get(Key) {
      try {
        return await reach(async (until) => {
          const object = await client.send(new GetObjectCommand({ Bucket, Key }), until)
          const content = (await object.Body?.transformToByteArray()) ?? new Uint8Array()
          return { content, contentType: object.ContentType ?? 'application/octet-stream' }
        })
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined
        throw error
      }
    },
    async remove(Key) {
      await reach((until) => client.send(new DeleteObjectCommand({ Bucket, Key }), until))
    },
    async list(Prefix, after, MaxKeys) {
      const start = after === undefined ? {} : { StartAfter: after }
      const question = new ListObjectsV2Command({ Bucket, Prefix, MaxKeys, ...start })
      const listed = await reach((until) => client.send(question, until))
      return (listed.Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key === undefined || LastModified === undefined ? [] : { name: Key, storedAt: LastModified },
      )
    },
    async check() {
      await reach((until) => client.send(new HeadBucketCommand({ Bucket }), until))
    },
    async ensureBucket() {
      await reach((until) => client.send(new CreateBucketCommand({ Bucket }), until)).catch((error: Error) => {
        if (error.name !== 'BucketAlreadyOwnedByYou' && error.name !== 'BucketAlreadyExists') throw error
      })
    },
  }
}

/** No answer at all, or one that says so itself. A refusal of our keys or our question is no outage. */
function isAway(error: unknown): boolean {
  const { httpStatusCode: status } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {}
  return status === undefined || status >= 500
}
