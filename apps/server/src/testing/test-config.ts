import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { readConfig, type Config } from '#config.ts'
import type { DatabaseUrls } from '#database/provision.ts'
import { readSealingKeys } from '#sealing.ts'
import { createSigning } from '#signing.ts'

const signingKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
const sealingKeys = `test:${randomBytes(32).toString('base64')}`

const activityKeys = `test:${randomBytes(32).toString('base64')}`
/** As every process under test signs the activity log. */
export const testSigning = createSigning(readSealingKeys(activityKeys) ?? [])

/** The environment of a process under test; S3 and SMTP are the real servers that `npm test` started. */
export function testEnvironment(urls: DatabaseUrls): Record<string, string | undefined> {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET, SMTP_URL, SCANNER_URL } = process.env
  return {
    S3_ENDPOINT,
    S3_REGION,
    S3_ACCESS_KEY,
    S3_SECRET_KEY,
    S3_BUCKET,
    SMTP_URL,
    SCANNER_URL,
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
    DATABASE_APP_URL: urls.app,
    DATABASE_WORKER_URL: urls.worker,
    PORTAL_ORIGIN: 'https://portal.sarai.example',
    DESK_ORIGIN: 'https://desk.sarai.example',
    TOKEN_SIGNING_KEY: signingKey,
    REFRESH_TOKEN_SECRET: 'a secret that only tests ever use, 32+',
    SEALING_KEYS: sealingKeys,
    ACTIVITY_KEYS: activityKeys,
    METRICS_TOKEN: 'a-token-that-only-tests-ever-use-32-and-more',
    SUPPORT_PHONE: '+98 21 0000 0000',
  }
}

export function testConfig(urls: DatabaseUrls, changes: Partial<Config> = {}): Config {
  return { ...readConfig(testEnvironment(urls)), ...changes }
}
