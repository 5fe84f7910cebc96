import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { agencyRoles, mayActAs, type AgencyRole } from '@sarai/domain/people/colleague.ts'
import { mediaTypeOf, operation, type Operation } from '@sarai/wire/core/operation.ts'
import { portalOperations } from '@sarai/wire/operations.ts'
import { createAuthenticate } from '#identity/authenticate.ts'
import { answerFailures } from '#http/refusals.ts'
import { createServe, modelConstraints } from '#http/serve.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'

const { app, anAgency, aColleague, database } = await openTestApp()
const { agencyId } = await anAgency()
const tokens = Object.fromEntries(
  await Promise.all(agencyRoles.map(async (role) => [role, (await aColleague(agencyId, role)).token] as const)),
) as Record<AgencyRole, string>

const call = (op: Operation, token: string) =>
  app.inject({
    method: op.method,
    url: op.path.replaceAll(/\{\w+\}/g, '999999'),
    headers: {
      accept: mediaTypeOf(op.answers),
      authorization: `Bearer ${token}`,
      'accept-language': 'fa',
      ...(op.body === undefined ? {} : { 'content-type': mediaTypeOf(op.sends) }),
    },
    // Nothing that any of them would take: who may call is decided before the input is looked at.
    ...(op.body === undefined ? {} : { payload: '{"nothing":"known"}' }),
  })

describe('an operation for agencies', () => {
  const forAgencies = portalOperations.filter((op) => op.access.startsWith('agency'))
  const cases = forAgencies.flatMap((op) => agencyRoles.map((role) => [op.name, role, op] as const))

  it.each(cases)('%s opens to an %s exactly when its access says so', async (_, role, op) => {
    const needed = op.access === 'agency' ? role : (op.access.slice('agency:'.length) as AgencyRole)
    const answer = await call(op, tokens[role])
    // As text, or in the detail of a problem: drafts are no call of the specification.
    const isRefused = answer.statusCode === 403 && answer.body.includes('اجازه دیدن یا انجام این کار را ندارید')
    expect(isRefused).toBe(!mayActAs(role, needed))
  })

  it('is kept for some of them, or the test above shows nothing', () => {
    expect(new Set(forAgencies.map(({ access }) => access))).toEqual(
      new Set(['agency', 'agency:accountant', 'agency:agent', 'agency:owner']),
    )
  })

  it('sabotage: would open to everybody if the role were not asked of the session', async () => {
    const bare = Fastify({ routerOptions: { constraints: modelConstraints } })
    answerFailures(bare, () => '')
    const { TOKEN_SIGNING_KEY } = testConfig(database.urls)
    const authenticate = createAuthenticate(TOKEN_SIGNING_KEY, async () => ({ status: 'approved', role: 'owner' }))
    const owners = operation({
      name: 'owners',
      summary: 'For owners',
      method: 'GET',
      path: '/api/owners',
      access: 'agency:owner',
      reply: z.strictObject({}),
    })
    createServe(bare, { authenticate, stepUp: async (_, caller) => caller, checkReplies: true, fingerprintKey: 'k' })(
      owners,
      async () => ({}),
    )
    const headers = { authorization: `Bearer ${tokens.agent}` }
    expect((await bare.inject({ url: '/api/owners', headers })).statusCode).toBe(200)
  })
})
