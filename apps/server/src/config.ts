import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { readSealingKeys, type SealingKey } from '#sealing.ts'

/** Everything the product is told from outside, read once at start. What is missing or malformed is named at once. */
const secret = z.string().min(32)
const url = z.url()

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where the worker shows its health and figures; without a port it has no address. */
  WORKER_HOST: z.string().default('127.0.0.1'),
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** How long a process that was told to leave still takes calls, so that the balancer notices before it is gone. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(5),
  /** After that: how long calls and jobs that still run may take before they are cut. */
  DRAIN_DEADLINE_SECONDS: z.coerce.number().positive().max(3_600).default(30),
  BUILD_ID: z.string().default('development'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** How many proxies stand in front: whose word about the caller's address is taken. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),

  /** How long a request may take to arrive: all of it, and its headers. Never 0, which is no limit at all. */
  REQUEST_SECONDS: z.coerce.number().int().min(1).max(600).default(120),
  HEADERS_SECONDS: z.coerce.number().int().min(1).max(60).default(15),
  /** How long an answer may lie without a byte of it being read. */
  ANSWER_SECONDS: z.coerce.number().int().min(1).max(600).default(30),
  /** How many connections this process holds, streams among them; the next is closed without a word. */
  CONNECTIONS: z.coerce.number().int().min(1).max(200_000).default(5_000),
  /** How many event streams this process holds. */
  LIVE_STREAMS: z.coerce.number().int().min(1).max(100_000).default(2_000),

  DATABASE_APP_URL: url,
  DATABASE_WORKER_URL: url,
  DATABASE_CONNECTIONS: z.coerce.number().int().positive().default(8),

  S3_ENDPOINT: url,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_BUCKET: z.string().min(3),

  SMTP_URL: url,
  MAIL_FROM: z.string().default('Sarai <no-reply@sarai.example>'),

  /** `tcp://host:port` of clamd, which looks at every file of an agency before anybody may open it. */
  SCANNER_URL: z.url({ protocol: /^tcp$/ }),

  /** Where people find the portal: the only address that a mail to an agency ever links to. */
  PORTAL_ORIGIN: url.transform((text) => new URL(text).origin),
  /** Where staff find the desk: invitations link to it. */
  DESK_ORIGIN: url.transform((text) => new URL(text).origin),
  /** The folders of the built screens, when this process serves them and not the edge. */
  PORTAL_FILES: z.string().optional(),
  DESK_FILES: z.string().optional(),

  /** An Ed25519 private key, PKCS #8 in base64. */
  TOKEN_SIGNING_KEY: z.string().transform(readSigningKey),
  REFRESH_TOKEN_SECRET: secret,
  /** `id:base64` of 32 bytes, separated by commas. The first seals, all open. */
  SEALING_KEYS: z.string().transform(sealingKeys),
  /** The same form: the first signs the activity log, all are known. The database must never see them. */
  ACTIVITY_KEYS: z.string().transform(sealingKeys),
  SUPPORT_PHONE: z.string().min(5),
  /** Without it /metrics does not exist. */
  METRICS_TOKEN: secret.optional(),
  /** Where somebody who found a hole writes to: `mailto:…` or `https:…`. Without it there is no security.txt. */
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
})

export const settingNames: readonly string[] = Object.keys(environment.shape)

export type Config = z.output<typeof environment>

export function readConfig(env: Record<string, string | undefined>): Config {
  const result = environment.safeParse(env)
  if (result.success) return result.data
  // The names only: a value that does not fit may still be a secret.
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not complete.\n${problems.join('\n')}`)
}

export function drainTimes(config: Config): { graceMs: number; deadlineMs: number } {
  return { graceMs: config.DRAIN_SECONDS * 1_000, deadlineMs: config.DRAIN_DEADLINE_SECONDS * 1_000 }
}

export function storeSettings(config: Config) {
  return {
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
    bucket: config.S3_BUCKET,
  }
}

function readSigningKey(base64: string, context: z.RefinementCtx): { privateKey: KeyObject; publicKey: KeyObject } {
  try {
    const privateKey = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' })
    return { privateKey, publicKey: createPublicKey(privateKey) }
  } catch {
    context.addIssue({ code: 'custom', message: 'is not an Ed25519 private key (PKCS #8, base64)' })
    return z.NEVER
  }
}

function sealingKeys(text: string, context: z.RefinementCtx): SealingKey[] {
  const keys = readSealingKeys(text)
  if (keys !== undefined) return keys
  context.addIssue({ code: 'custom', message: 'is not a list of id:base64 with 32 bytes each' })
  return z.NEVER
}
