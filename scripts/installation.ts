import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { provision, type DatabaseUrls } from '../apps/server/src/database/provision.ts'
import { openObjectStore, type ObjectStore } from '../apps/server/src/files/object-store.ts'
import type { ServiceEnvironment } from './services/part.ts'

export type Installation = {
  urls: DatabaseUrls
  files: ObjectStore
  sealingKeys: string
  activityKeys: string
  environment: Record<string, string>
}

/** The same at every start: what a database that was kept holds must open again tomorrow. */
const developmentKey = (of: string) => `development:${createHash('sha256').update(of).digest('base64')}`
const developmentSealingKey = developmentKey('known to everybody')
const developmentActivityKey = developmentKey('signs what nobody will ever ask about')

/** A database with today's schema, a bucket and fresh secrets: everything that the product reads from its environment. */
export async function prepareInstallation(
  services: ServiceEnvironment,
  options: { database: string; portalOrigin: string; deskOrigin?: string },
): Promise<Installation> {
  const secret = () => randomBytes(32).toString('base64url')
  const urls = await provision(services.DATABASE_SUPERUSER_URL, options.database, {
    owner: 'owner-of-a-development-database',
    app: 'app-of-a-development-database',
    worker: 'worker-of-a-development-database',
  })
  await migrate(urls)
  const files = openObjectStore({
    endpoint: services.S3_ENDPOINT,
    region: services.S3_REGION,
    accessKey: services.S3_ACCESS_KEY,
    secretKey: services.S3_SECRET_KEY,
    bucket: services.S3_BUCKET,
  })
  await files.ensureBucket()

  const { DATABASE_SUPERUSER_URL: _, ...product } = services
  return {
    urls,
    sealingKeys: developmentSealingKey,
    activityKeys: developmentActivityKey,
    files,
    environment: {
      ...product,
      DATABASE_APP_URL: urls.app,
      DATABASE_WORKER_URL: urls.worker,
      PORTAL_ORIGIN: options.portalOrigin,
      DESK_ORIGIN: options.deskOrigin ?? options.portalOrigin,
      TOKEN_SIGNING_KEY: signingKey(),
      SEALING_KEYS: developmentSealingKey,
      ACTIVITY_KEYS: developmentActivityKey,
      REFRESH_TOKEN_SECRET: secret(),
      METRICS_TOKEN: secret(),
      DRAIN_SECONDS: '0',
      SUPPORT_PHONE: '+98 21 0000 0000',
    },
  }
}

function signingKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
}
