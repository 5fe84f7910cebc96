import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { endSession } from '@sarai/wire/portal/accounts.ts'
import { changeColleague, inviteColleague } from '@sarai/wire/portal/colleagues.ts'
import { readStaffProfile } from '@sarai/wire/desk/accounts.ts'
import { decideAgency } from '@sarai/wire/desk/agencies.ts'
import { uploadPicture } from '@sarai/wire/desk/pictures.ts'
import { changeStaffRoles, disableStaff } from '@sarai/wire/desk/staff.ts'
import { mediaTypeOf, stepUpHeader, type Operation } from '@sarai/wire/core/operation.ts'
import { createSessionCheck } from '#identity/session-check.ts'
import { createAuthenticate, type Authenticate } from '#identity/authenticate.ts'
import { answerFailures } from '#http/refusals.ts'
import { createServe, modelConstraints } from '#http/serve.ts'
import { createStepUp } from '#http/step-up.ts'
import { Problem } from '#problem.ts'
import { stepAt, totpCode } from '#staff/login/totp.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'

const { app, anAgency, aColleague, aStaffMember, callAs, database } = await openTestApp()
const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port
let port = 0
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = portOf(app)
})

type Slow = { op: Operation; token: string; id?: number; body: string; proof?: string }

/** Sends a call but for the last byte of its body, lets something happen meanwhile, and gives what it is answered. */
async function slowly(
  { op, token, id = 0, body, proof = testPassword }: Slow,
  meanwhile: () => Promise<unknown>,
  at = port,
) {
  const socket = connect(at, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `${op.method} ${op.path.replace(/\{\w+\}/, `${id}`)} HTTP/1.1`,
    'host: x',
    'connection: close',
    `authorization: Bearer ${token}`,
    `${stepUpHeader}: ${proof}`,
    `content-type: ${op.takes === undefined ? mediaTypeOf(op.sends) : 'image/jpeg'}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`)
  await pause(100)
  await meanwhile()
  // Longer than a session is trusted without another look.
  await pause(1_000)
  socket.write(body.slice(-1))
  const chunks: Buffer[] = await socket.toArray()
  return Number(/^HTTP\/1.1 (\d+)/.exec(Buffer.concat(chunks).toString())?.[1])
}

const roleOf = async (userId: number) =>
  (await database.sql<{ role: string }>(`select role from agency_user where id = $1`, [userId]))[0]?.role

async function aTeam() {
  const { token, agencyId } = await anAgency()
  const [leaving, friend] = await Promise.all([aColleague(agencyId, 'owner'), aColleague(agencyId, 'agent')])
  const change = (body: { Role?: 'agent'; IsDisabled?: boolean }) => () =>
    callAs(token)(changeColleague, { params: { id: leaving.userId }, body: { Version: 1, ...body } })
  const promotion: Slow = {
    op: changeColleague,
    token: leaving.token,
    id: friend.userId,
    body: JSON.stringify({ Version: 1, Role: 'owner' }),
  }
  return { agencyId, leaving, friend, change, promotion }
}

describe('whoever loses their rights while the rest of a call is still on its way', () => {
  it('makes nobody an owner once they are shut out', async () => {
    const { friend, change, promotion } = await aTeam()
    expect(await slowly(promotion, change({ IsDisabled: true }))).toBe(401)
    expect(await roleOf(friend.userId)).toBe('agent')
  })

  it('makes nobody an owner once they are no owner, and invites nobody', async () => {
    const { friend, change, promotion, leaving } = await aTeam()
    const given = { FirstName: 'Eve', LastName: 'Evil', Email: 'eve@evil.example', Role: 'owner', Language: 'en' }
    const invitation = { op: inviteColleague, token: leaving.token, body: JSON.stringify(given) }
    let demotion: Promise<unknown> | undefined
    const demote = () => (demotion ??= change({ Role: 'agent' })())
    expect(await Promise.all([slowly(promotion, demote), slowly(invitation, demote)])).toEqual([403, 403])
    expect(await roleOf(friend.userId)).toBe('agent')
  })

  it('changes nothing once they are logged out', async () => {
    const { leaving, friend, promotion } = await aTeam()
    const { sid } = decodeJwt<{ sid: string }>(leaving.token)
    expect(await slowly(promotion, () => callAs(leaving.token)(endSession, { params: { id: sid } }))).toBe(401)
    expect(await roleOf(friend.userId)).toBe('agent')
  })

  it('changes nothing once the agency may only read', async () => {
    const { agencyId, leaving } = await aTeam()
    const { token: staff } = await aStaffMember('admin')
    const given = { FirstName: 'Eve', LastName: 'Evil', Email: 'eve@evil.example', Role: 'agent', Language: 'en' }
    const invitation = { op: inviteColleague, token: leaving.token, body: JSON.stringify(given) }
    const decision = { version: 1, decision: 'restrict' as const, reason: 'It owes us for two months.' }
    const restrict = () => callAs(staff)(decideAgency, { params: { id: agencyId }, body: decision })
    expect(await slowly(invitation, restrict)).toBe(403)
  })

  it('makes nobody an admin of the desk once they are shut out, and sends no file', async () => {
    const [admin, leaving, friend] = await Promise.all([aStaffMember('admin'), aStaffMember('admin'), aStaffMember()])
    const proof = totpCode(leaving.secret, stepAt(Date.now()))
    const roles = JSON.stringify({ version: 1, roles: ['admin'] })
    const promotion = { op: changeStaffRoles, token: leaving.token, id: friend.id, body: roles, proof }
    const picture = { op: uploadPicture, token: leaving.token, body: 'no picture' }
    let shutOut: Promise<unknown> | undefined
    const shut = () => (shutOut ??= callAs(admin.token)(disableStaff, { params: { id: leaving.id } }))
    expect(await Promise.all([slowly(promotion, shut), slowly(picture, shut)])).toEqual([401, 401])
    const [row] = await database.sql<{ roles: string[] }>(`select roles from staff where id = $1`, [friend.id])
    expect(row?.roles).toEqual([])
  })

  it('sabotage: a server that looks before the body alone takes the file of somebody who is shut out', async () => {
    const config = testConfig(database.urls)
    const authenticate = createAuthenticate(config.TOKEN_SIGNING_KEY, createSessionCheck(database.db))
    const first = new WeakMap<object, Promise<never>>()
    const onlyOnce: Authenticate = (access, request, purpose) => {
      if (!first.has(request)) first.set(request, authenticate(access, request, purpose) as Promise<never>)
      return first.get(request)!
    }
    const picture = async (look: Authenticate) => {
      const bare = Fastify({ routerOptions: { constraints: modelConstraints } })
      onTestFinished(() => bare.close())
      answerFailures(bare, () => '')
      const stepUp = createStepUp({ password: async () => undefined, code: async () => undefined })
      const serve = createServe(bare, { authenticate: look, stepUp, checkReplies: true, fingerprintKey: 'k' })
      serve(uploadPicture, async () => Promise.reject(new Problem('FILE_TYPE_REFUSED')))
      await bare.listen({ host: '127.0.0.1', port: 0 })
      const { token, id } = await aStaffMember('catalogue')
      const shut = () => database.sql(`update staff set disabled_at = now() where id = $1`, [id])
      return slowly({ op: uploadPicture, token, body: 'no picture' }, shut, portOf(bare))
    }
    expect(await picture(onlyOnce)).toBe(415)
    expect(await picture(authenticate)).toBe(401)
  })

  it('is asked for once, and not again, when the body comes at once', async () => {
    const asked: string[] = []
    const bare = Fastify({ routerOptions: { constraints: modelConstraints } })
    const authenticate = (async (access: string) => {
      asked.push(access)
      return { kind: 'staff', reference: 'r', language: 'en', address: '' }
    }) as unknown as Authenticate
    const stepUp = createStepUp({ password: async () => undefined, code: async () => undefined })
    const serve = createServe(bare, { authenticate, stepUp, checkReplies: false, fingerprintKey: 'k' })
    serve(uploadPicture, async () => ({}) as never)
    const headers = { 'content-type': 'image/jpeg' }
    await bare.inject({ method: 'POST', url: uploadPicture.path, headers, payload: 'x' })
    expect(asked).toEqual([uploadPicture.access])
  })

  it('is asked for again when the turn of a call was long in coming', async () => {
    const { promise: free, resolve: letGo } = Promise.withResolvers<void>()
    let isWelcome = true
    const bare = Fastify({ routerOptions: { constraints: modelConstraints } })
    answerFailures(bare, () => '')
    const authenticate = (async () => {
      if (!isWelcome) throw new Problem('NOT_LOGGED_IN')
      return { kind: 'staff', staffId: 7, reference: 'r', language: 'en', address: '' }
    }) as unknown as Authenticate
    const stepUp = createStepUp({ password: async () => undefined, code: async () => undefined })
    const serve = createServe(bare, { authenticate, stepUp, checkReplies: false, fingerprintKey: 'k' })
    serve(readStaffProfile, () => free.then(() => ({}) as never))
    const calls = Array.from({ length: 7 }, () => bare.inject({ url: readStaffProfile.path }))
    await pause(200)
    isWelcome = false
    letGo()
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 401])
  })

  it('is served as before when nothing was lost', async () => {
    const { friend, promotion } = await aTeam()
    expect(await slowly(promotion, async () => undefined)).toBe(204)
    expect(await roleOf(friend.userId)).toBe('owner')
  })
})
