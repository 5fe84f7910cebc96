/** Runs inside of the tree that it fills a database for, of whatever day that is. */
import { once } from 'node:events'
import { seedDemo } from '../../apps/server/src/demo/seed-demo.ts'
import { prepareInstallation } from '../installation.ts'
import type { ServiceEnvironment } from '../services/part.ts'

type Task = { services: ServiceEnvironment; database: string; portalOrigin: string }

const [{ services, database, portalOrigin }] = (await once(process, 'message')) as [Task]
const { environment, ...installation } = await prepareInstallation(services, { database, portalOrigin })
await seedDemo(installation)
process.send?.(environment, () => process.exit())
