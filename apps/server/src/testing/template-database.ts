import type { TestProject } from 'vitest/node'
import { migrate } from '#database/migrate.ts'
import { dropDatabase, provision } from '#database/provision.ts'

declare module 'vitest' {
  interface ProvidedContext {
    superuserUrl: string
    template: string
  }
}

export const testPasswords = { owner: 'owner-in-tests', app: 'app-in-tests', worker: 'worker-in-tests' }

/** Once for each run: a migrated database that every test file copies. */
export default async function setup(project: TestProject) {
  const superuserUrl = process.env['DATABASE_SUPERUSER_URL']
  if (superuserUrl === undefined) throw new Error('Start the tests with `npm test`: it brings the servers they need')
  const template = `sarai_template_${process.pid}_${project.name}`
  await migrate(await provision(superuserUrl, template, testPasswords))
  project.provide('superuserUrl', superuserUrl)
  project.provide('template', template)
  return () => dropDatabase(superuserUrl, template)
}
