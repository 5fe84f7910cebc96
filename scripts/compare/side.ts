import { createPrivateKey, createPublicKey } from 'node:crypto'
import { once } from 'node:events'
import { withDatabase } from '../../apps/server/src/database/provision.ts'
import type { Actor } from '../../apps/server/src/testing/fuzz/fuzz-call.ts'
import { fuzzPeople } from '../../apps/server/src/testing/fuzz/fuzz-people.ts'
import { Processes, untilAnswers } from '../product.ts'
import { freePorts } from '../services/free-ports.ts'
import type { ServiceEnvironment } from '../services/part.ts'

/** The product of one tree, with demo data, and the people who read it. */
export type Side = { port: number; actors: readonly Actor[]; close(): Promise<void> }

export async function openSide(tree: string, services: ServiceEnvironment, database: string): Promise<Side> {
  const processes = new Processes(tree)
  try {
    const [port = 0] = await freePorts(1)
    const filling = processes.start('node', ['scripts/compare/fill.ts'], {}, { ipc: true })
    filling.send({ services, database, portalOrigin: `http://localhost:${port}` })
    const ended = once(filling, 'exit').then(() => Promise.reject(new Error(`${tree} could not be filled`)))
    const [environment] = (await Promise.race([once(filling, 'message'), ended])) as [Record<string, string>]
    const api = new Processes(tree)
    const build = `${database}-api`
    api.start('node', ['apps/server/src/main-api.ts'], {
      ...environment,
      NODE_ENV: 'production',
      BUILD_ID: build,
      LOG_LEVEL: 'silent',
      PORT: `${port}`,
      TRUSTED_PROXIES: '1',
    })
    await untilAnswers(`http://127.0.0.1:${port}/healthz`, async (answer) => {
      return ((await answer.json()) as { build?: string }).build === build
    })
    const der = Buffer.from(environment['TOKEN_SIGNING_KEY'] ?? '', 'base64')
    const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    const people = await fuzzPeople(withDatabase(services.DATABASE_SUPERUSER_URL, database), {
      privateKey,
      publicKey: createPublicKey(privateKey),
    })
    const close = async () => {
      await people.close()
      await api.stop()
    }
    return { port, actors: people.actors, close }
  } finally {
    await processes.stop()
  }
}
