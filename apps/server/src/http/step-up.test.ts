import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readProfileSummary, updateAgencyInfo } from '@sarai/wire/portal/accounts.ts'
import { changeColleague, inviteColleague } from '@sarai/wire/portal/colleagues.ts'
import { readStaffProfile } from '@sarai/wire/desk/accounts.ts'
import { payOutCredit } from '@sarai/wire/desk/money/contracts.ts'
import { refundPayment } from '@sarai/wire/desk/money/payments.ts'
import { renewRecoveryCodes } from '@sarai/wire/desk/own-account.ts'
import { changeStaffRoles, disableStaff, enableStaff, inviteStaff, resetFactor } from '@sarai/wire/desk/staff.ts'
import { operation } from '@sarai/wire/core/operation.ts'
import { deskOperations, portalOperations } from '@sarai/wire/operations.ts'
import * as z from 'zod/mini'
import type { AgencyCaller, Proven } from '#caller.ts'
import { createServe, modelConstraints, type Serve } from '#http/serve.ts'
import { createStepUp } from '#http/step-up.ts'
import { stepAt, totpCode } from '#staff/login/totp.ts'
import { openTestApp, testPassword, type TestStaff } from '#testing/test-app.ts'

const { database, callAs, anAgency, aColleague, aStaffMember } = await openTestApp()
const Mobile = '09123456789'
const someone = () => `${crypto.randomUUID()}@kish.example`
const codeOf = ({ secret }: TestStaff, ahead = 0) => totpCode(secret, stepAt(Date.now()) + ahead)
const pendingOf = async (agencyId: number) =>
  (
    await database.sql<{ pending_email: string | null }>(`select pending_email from agency_user where agency_id = $1`, [
      agencyId,
    ])
  )[0]?.pending_email

describe('an access token alone', () => {
  it('does not change the e-mail: another address takes the current password', async () => {
    const { token, agencyId } = await anAgency()
    const change = (proof: string) => callAs(token)(updateAgencyInfo, { body: { Email: someone(), Mobile }, proof })
    await expect(change('')).rejects.toMatchObject({ code: 'PASSWORD_NEEDED', status: 400, fields: ['proof'] })
    await expect(change('Guessed5it')).rejects.toMatchObject({ code: 'PASSWORD_WRONG', fields: ['proof'] })
    expect(await pendingOf(agencyId)).toBeNull()
    await expect(callAs(token)(readProfileSummary, {})).resolves.toBeDefined()
    await change(testPassword)
    expect(await pendingOf(agencyId)).toMatch(/kish/)
  })

  it('writes to the same address once more without it', async () => {
    const { token, username } = await anAgency()
    const again = callAs(token)(updateAgencyInfo, { body: { Email: username, Mobile }, proof: '' })
    await expect(again).resolves.toBeNull()
  })

  it('says in Persian what is asked for', async () => {
    const { token } = await anAgency()
    const body = { Email: someone(), Mobile }
    await expect(callAs(token, 'fa')(updateAgencyInfo, { body, proof: '' })).rejects.toThrow('رمز عبور فعلی')
  })

  it('changes no role and no access of colleagues, and invites nobody', async () => {
    const { token, agencyId } = await anAgency()
    const { userId } = await aColleague(agencyId, 'agent')
    const params = { id: userId }
    const owner = callAs(token)
    for (const body of [
      { Version: 1, Role: 'owner' },
      { Version: 1, IsDisabled: true },
    ] as const) {
      for (const [proof, code] of [
        ['', 'PASSWORD_NEEDED'],
        ['Guessed5it', 'PASSWORD_WRONG'],
      ] as const) {
        await expect(owner(changeColleague, { params, body, proof })).rejects.toMatchObject({ code })
      }
    }
    const body = { FirstName: 'A', LastName: 'B', Email: someone(), Role: 'owner', Language: 'en' } as const
    await expect(owner(inviteColleague, { body, proof: '' })).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
    await owner(changeColleague, { params, body: { Version: 1, Role: 'accountant' }, proof: testPassword })
  })

  it('changes nothing about the people of the desk, and makes no recovery codes', async () => {
    const [admin, clerk] = [await aStaffMember('admin'), await aStaffMember('finance')]
    const desk = callAs(admin.token)
    const params = { id: clerk.id }
    const tries = (proof: string) => [
      () => desk(changeStaffRoles, { params, body: { version: 1, roles: ['admin'] }, proof }),
      () => desk(disableStaff, { params, proof }),
      () => desk(enableStaff, { params, proof }),
      () => desk(resetFactor, { params, proof }),
      () => desk(inviteStaff, { body: { username: someone(), roles: ['admin'], language: 'en' }, proof }),
      () => desk(renewRecoveryCodes, { proof }),
    ]
    for (const attempt of tries('')) await expect(attempt()).rejects.toMatchObject({ code: 'CODE_NEEDED', status: 400 })
    for (const attempt of tries('000000'))
      await expect(attempt()).rejects.toMatchObject({ code: 'CODE_WRONG', fields: ['proof'] })
    await expect(desk(readStaffProfile, {})).resolves.toMatchObject({ id: admin.id })
    await desk(changeStaffRoles, {
      params,
      body: { version: 1, roles: ['finance', 'catalogue'] },
      proof: codeOf(admin),
    })
  })
})

describe('a token of finance alone', () => {
  it('sends no money out', async () => {
    const finance = await aStaffMember('finance')
    const desk = callAs(finance.token)
    const [params, reason] = [{ id: 1 }, 'Asked for.']
    const tries = (proof: string) => [
      () => desk(payOutCredit, { params, body: { version: 1, amount: 1, reason }, proof }),
      () => desk(refundPayment, { params, body: { version: 1, contractId: 1, amount: null, reason }, proof }),
    ]
    for (const attempt of tries('')) await expect(attempt()).rejects.toMatchObject({ code: 'CODE_NEEDED', status: 400 })
    for (const attempt of tries('000000')) await expect(attempt()).rejects.toMatchObject({ code: 'CODE_WRONG' })
  })
})

describe('a proof', () => {
  it('is tried a few times only, in a session as at the door', async () => {
    const { token } = await anAgency()
    const call = callAs(token)
    const body = { Email: someone(), Mobile }
    const codes: string[] = []
    for (let turn = 0; turn < 13; turn += 1) {
      await call(updateAgencyInfo, { body, proof: `Guess5-${turn}` }).catch(({ code }) => codes.push(code as string))
    }
    expect(codes.filter((code) => code === 'PASSWORD_WRONG').length).toBeLessThanOrEqual(11)
    expect(codes.at(-1)).toBe('GUESSES_CLOSED')
  })

  it('that is a code is taken once, unless the same write comes again', async () => {
    const [admin, clerk] = [await aStaffMember('admin'), await aStaffMember('finance')]
    const proof = codeOf(admin)
    const desk = callAs(admin.token)
    const disable = (key: string) => desk(disableStaff, { params: { id: clerk.id }, proof }, { key })
    await disable('one-and-the-same')
    await disable('one-and-the-same')
    await expect(disable('another-write')).rejects.toMatchObject({ code: 'CODE_WRONG' })
    await expect(
      desk(enableStaff, { params: { id: clerk.id }, proof }, { key: 'one-and-the-same' }),
    ).rejects.toMatchObject({ code: 'CODE_WRONG' })
    await desk(enableStaff, { params: { id: clerk.id }, proof: codeOf(admin, 1) })
  })

  it('is kept nowhere', async () => {
    const { token } = await anAgency()
    await callAs(token)(updateAgencyInfo, { body: { Email: someone(), Mobile }, proof: testPassword })
    const [row] = await database.sql<{ text: string }>(`
      select (select string_agg(k::text, '') from idempotency_key k) || (select string_agg(a::text, '') from activity a)
        || (select string_agg(t::text, '') from attempt t) as text`)
    expect(row!.text).not.toContain(testPassword)
  })
})

describe('what hands an account, its rights or money to others', () => {
  const all = [...portalOperations, ...deskOperations]

  it('asks for a proof', () => {
    expect(all.filter(({ stepUp }) => stepUp !== undefined).map(({ name, stepUp }) => `${name}: ${stepUp}`)).toEqual([
      'updateAgencyInfo: password-if-new',
      'inviteColleague: password',
      'changeColleague: password',
      'renewRecoveryCodes: code',
      'inviteStaff: code',
      'changeStaffRoles: code',
      'disableStaff: code',
      'enableStaff: code',
      'resetFactor: code',
      'refundPayment: code',
      'payOutCredit: code',
    ])
  })

  /** Statements that change who somebody is, what they may do or how they prove it. */
  const sensitive =
    /(update agency_user set (?!confirmation|name)[^`]*(role|email|username|password_hash|disabled_at)|update staff set [^`]*(roles|disabled_at|password_hash)|insert into (staff|invitation) \(|delete from staff_(factor|recovery_code))/
  /** How each of those files knows with whom it has to do, where it is not a proof of the moment. */
  const otherwise: Record<string, string> = {
    'accounts/password/set-password.ts': 'the current password, or a mailed link',
    'accounts/address/verify-email.ts': 'a mailed link',
    'accounts/password/reset-password.ts': 'a mailed link',
    'accounts/address/restore-email.ts': 'a mailed link',
    'colleagues/add-colleague.ts': 'a mailed invitation',
    'staff/accept-invitation.ts': 'a mailed invitation',
    'staff/own-account/change-staff-password.ts': 'the current password',
    'staff/create-staff.ts': 'whoever owns the database',
    'staff/login/recovery-codes.ts': 'called by renewRecoveryCodes, enrolment and resetFactor',
    'staff/login/second-factor.ts': 'called by resetFactor',
    'accounts/address/update-agency-info.ts': 'asks isProven itself',
  }
  const root = join(import.meta.dirname, '..')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^demo\/|(^|\/)testing\//.test(file),
  )
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

  it('is written only by commands that take a proven caller', () => {
    const writing = sources.filter((file) => sensitive.test(textOf(file).replaceAll(/\s+/g, ' ')))
    expect(writing.length).toBeGreaterThan(8)
    const unproven = writing.filter((file) => !textOf(file).includes('Proven<') && !(file in otherwise))
    expect(unproven).toEqual([])
  })

  it('gets its proven caller from the step up alone', () => {
    const makers = sources.filter((file) => /[^\w]proven\(/.test(textOf(file)) && file !== 'caller.ts')
    expect(makers).toEqual(['http/step-up.ts'])
  })

  const change = async (caller: Proven<AgencyCaller>) => (caller.kind === 'agency' ? null : null)
  const facts = { name: 'change', summary: 'Changes', method: 'POST', access: 'agency', reply: z.null() } as const
  const asking = operation({ ...facts, path: '/asking', stepUp: 'password', repeatable: 'a test' })
  const silent = operation({ ...facts, path: '/silent', repeatable: 'a test' })
  // @ts-expect-error: without stepUp its caller has proven nothing
  const doesNotCompile = (serve: Serve) => serve(silent, (_, caller) => change(caller))

  it('sabotage: without the check the handler runs on a token alone', async () => {
    expect(doesNotCompile).toBeDefined()
    const authenticate = async () => ({ kind: 'agency', reference: 'r', language: 'en', address: '' }) as never
    const answerWith = async (stepUp: Parameters<typeof createServe>[1]['stepUp']) => {
      const bare = Fastify({ routerOptions: { constraints: modelConstraints } })
      const serve = createServe(bare, { authenticate, stepUp, checkReplies: true, fingerprintKey: 'k' })
      serve(asking, (_, caller) => change(caller))
      return (await bare.inject({ method: 'POST', url: '/asking' })).statusCode
    }
    expect(await answerWith(async (_, caller) => caller)).toBe(204)
    expect(await answerWith(createStepUp({ password: async () => undefined, code: async () => undefined }))).toBe(400)
  })
})
