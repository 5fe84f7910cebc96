import { inject, expect, it, onTestFinished } from 'vitest'
import { dropDatabase, provision } from '#database/provision.ts'
import { testPasswords } from '#testing/template-database.ts'

it('makes the roles of a server for ten databases at once', async () => {
  const superuser = inject('superuserUrl')
  const names = Array.from({ length: 10 }, (_, n) => `sarai_test_provision_${process.pid}_${n}`)
  onTestFinished(async () => {
    for (const name of names) await dropDatabase(superuser, name)
  })
  const made = await Promise.all(names.map((name) => provision(superuser, name, testPasswords)))
  expect(made).toHaveLength(10)
}, 60_000)
