import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { registerAgency } from '@sarai/wire/portal/accounts.ts'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { word } from '#activity/values.ts'
import {
  addAgencyNote,
  decideAgency,
  listAgencies,
  readAgency,
  resendAgencyMail,
  setAgencyGroup,
} from '@sarai/wire/desk/agencies.ts'
import { type AgencyId, asUserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyStatus } from '@sarai/domain/people/agency.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { aRegistration, openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency, aStaffMember, openAccounts } = await openTestApp()
const admin = await aStaffMember('admin')
const desk = callAs(admin.token)

async function register(changes: Parameters<typeof aRegistration>[0]) {
  const registration = aRegistration(changes)
  await callAs(null)(registerAgency, { body: registration })
  await openAccounts()
  const [row] = await database.sql<{ agency_id: number }>(`select agency_id::int from agency_user where email = $1`, [
    registration.Email,
  ])
  return { id: row!.agency_id, email: registration.Email }
}
const asAgency = (agencyId: AgencyId): AgencyCaller => ({
  kind: 'agency',
  asked: 'nothing',
  agencyId,
  userId: asUserId(1),
  sessionId: 's',
  reference: 'r',
  language: 'en',
  address: '',
})
const search = async (text: string, status?: AgencyStatus) => {
  const { rows } = await desk(listAgencies, { query: { search: text, ...(status && { status }), limit: 100 } })
  return rows.map(({ id }) => id)
}

describe('the list of agencies', () => {
  it.each([
    ['a part of the Persian name, with Arabic letters', 'كيش اير'],
    ['the e-mail, in capitals', 'FINDME@KISHAIR'],
    ['the mobile as it is written at home', '0935 123 4567'],
    ['the mobile in Persian digits', '۰۹۳۵۱۲۳۴۵۶۷'],
    ['the end of the mobile', '1234567'],
    ['the mobile with its country', '+98 935 123'],
  ])('finds one by %s', async (_, typed) => {
    const { id } = await register({
      AgencyName: 'گشت کیش ایر',
      Email: `findme@kishair${crypto.randomUUID().slice(0, 8)}.example`,
      Mobile: '09351234567',
    })
    expect(await search(typed)).toContain(id)
    expect(await search(typed, 'pending')).toContain(id)
    expect(await search(typed, 'suspended')).toEqual([])
  })

  it('keeps a name that came from an Arabic keyboard in Persian letters', async () => {
    const { id } = await register({ AgencyName: 'آژانس كاروان طلايي', ManagerLastName: 'كريمي\u200Cنژاد' })
    const { rows } = await desk(listAgencies, { query: { search: 'کاروان طلایی', limit: 100 } })
    const found = rows.find((row) => row.id === id)
    expect(found?.name).toBe('آژانس کاروان طلایی')
    expect(found?.managerName).toMatch(/کریمی\u200Cنژاد$/)
  })

  it.each(['کریمی نژاد', 'کریمی\u200Cنژاد', 'كريمي نژاد', 'کریمینژاد', 'مهدي كريمي'])(
    'finds one by the name of its manager: %s',
    async (typed) => {
      const { id } = await register({ ManagerFirstName: 'مهدي', ManagerLastName: 'كريمي\u200Cنژاد' })
      expect(await search(typed)).toContain(id)
    },
  )

  it.each(['آسمان آبی', 'آسمان\u200Cآبی', 'آسمانآبی', 'اسمان ابی'])(
    'finds a name that is written with a space by %s',
    async (typed) => {
      const { id } = await register({ AgencyName: 'گشت آسمان آبی' })
      expect(await search(typed)).toContain(id)
    },
  )

  it('takes the signs of LIKE for what they are', async () => {
    await register({ AgencyName: 'Kimia Tour' })
    expect(await search('%')).toEqual([])
    expect(await search('k_mia')).toEqual([])
    const { id } = await register({ AgencyName: 'Under_score' })
    expect(await search('r_s')).toEqual([id])
  })

  it('finds one by an e-mail or mobile that was corrected, and no longer by the old one', async () => {
    const { id, email } = await register({ Mobile: '09360000001' })
    await database.sql(`update agency_user set email = 'corrected@new.example' where agency_id = $1`, [id])
    await database.sql(`update agency set mobile = '+989360000002' where id = $1`, [id])
    expect(await search('corrected@new')).toEqual([id])
    expect(await search('09360000002')).toEqual([id])
    expect(await search(email)).toEqual([])
    expect(await search('09360000001')).toEqual([])
  })

  it('goes page by page: those who wait in their order, the others newest first', async () => {
    const name = crypto.randomUUID().replaceAll('-', '')
    const ids: number[] = []
    for (let turn = 0; turn < 5; turn += 1) ids.push((await register({ AgencyName: name })).id)
    const pages = async (status?: 'pending') => {
      const seen: number[] = []
      for (let after: number | null | undefined; after !== null;) {
        const filter = { search: name, limit: 2, ...(status && { status }), ...(after !== undefined && { after }) }
        const page = await desk(listAgencies, { query: filter })
        expect(page.total).toBe(5)
        seen.push(...page.rows.map(({ id }) => id))
        after = page.next
      }
      return seen
    }
    expect(await pages('pending')).toEqual(ids)
    expect(await pages()).toEqual(ids.toReversed())
  })

  it('uses an index among many agencies, for a search and for a status', async () => {
    await database.sql(`
      insert into agency (name, manager_first_name, manager_last_name, mobile, language, status)
      select 'agency ' || md5(n::text), 'A', 'B', '+98912' || lpad(n::text, 7, '0'), 'en', 'approved'
      from generate_series(1, 10000) n`)
    await database.sql(`vacuum analyze agency`)
    const plan = await plansInside(`select * from find_agencies('%kimia tour%', null, null, false, 26)`)
    expect(plan).toContain('agency_spelled_as')
    expect(await plansInside(`select * from find_agencies(null, 'pending', null, true, 26)`)).toContain(
      'agency_by_status',
    )
  })

  it('is refused to whoever is not at the desk, also past the code', async () => {
    const { agencyId } = await anAgency()
    const everyone = query<void, { id: number }>(`select find_agencies(null, null, null, true, 10) as id`)
    const attempt = database.db.read(asAgency(agencyId), (tx) => everyone.all(tx))
    await expect(attempt).rejects.toThrow('permission denied for function find_agencies')
  })
})

const watcher = new pg.Client({ connectionString: database.superuserUrl })
await watcher.connect()
afterAll(() => watcher.end())
/** After a change that is taken back again. */
async function notesSeenBy(agencyId: number, change: string): Promise<number | null> {
  await watcher.query(`begin; ${change}; set local app.agency = '${agencyId}'; set local role sarai_agency`)
  const seen = await watcher.query(`select text from agency_note`)
  await watcher.query('rollback')
  return seen.rowCount
}
/** The plans of the statements that a function runs, as auto_explain writes them. */
async function plansInside(statement: string): Promise<string> {
  const notices: string[] = []
  const listen = (notice: { message?: string | undefined }) => notices.push(notice.message ?? '')
  watcher.on('notice', listen)
  await watcher.query(`load 'auto_explain'`)
  await watcher.query(`set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set auto_explain.log_level = notice`)
  await watcher.query(statement)
  watcher.off('notice', listen)
  return notices.join('\n')
}

describe('one agency', () => {
  it('shows its data, its users, its sessions and what may be decided', async () => {
    const { agencyId, username } = await anAgency('Kimia Tour')
    expect(await desk(readAgency, { params: { id: agencyId } })).toMatchObject({
      name: 'Kimia Tour',
      status: 'approved',
      email: username,
      openSessions: 1,
      decisions: ['restrict', 'suspend'],
      mailToResend: 'approved',
      users: [{ name: 'Nasrin Rahimi', email: username, role: 'owner', isEmailVerified: false, isDisabled: false }],
      notes: [],
      reason: null,
      decidedBy: null,
    })
    await expect(desk(readAgency, { params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
  })

  it('says which others may be the same: by name, mobile, and e-mail domain unless it is a public one', async () => {
    const domain = `${crypto.randomUUID()}.example`
    const name = await register({ AgencyName: 'أبی پرواز', Mobile: '09370000001' })
    const mobile = await register({ AgencyName: 'Other name', Mobile: '09370000002' })
    const mail = await register({ AgencyName: 'Third name', Mobile: '09370000003', Email: `a@${domain}` })
    await register({ AgencyName: 'Fourth', Mobile: '09370000004', Email: `${crypto.randomUUID()}@gmail.com` })
    const one = await register({ AgencyName: 'ابی پرواز', Mobile: '09370000002', Email: `b@${domain}` })
    const { duplicates } = await desk(readAgency, { params: { id: one.id } })
    const likeness = Object.fromEntries(
      duplicates.map(({ id, sameName, sameMobile, sameDomain }) => [id, { sameName, sameMobile, sameDomain }]),
    )
    expect(likeness).toEqual({
      [name.id]: { sameName: true, sameMobile: false, sameDomain: false },
      [mobile.id]: { sameName: false, sameMobile: true, sameDomain: false },
      [mail.id]: { sameName: false, sameMobile: false, sameDomain: true },
    })
    const free = await register({
      AgencyName: 'Fifth',
      Mobile: '09370000005',
      Email: `${crypto.randomUUID()}@gmail.com`,
    })
    expect((await desk(readAgency, { params: { id: free.id } })).duplicates).toEqual([])
  })

  it('has notes that staff read and the agency never does', async () => {
    const { agencyId } = await anAgency()
    await desk(addAgencyNote, { params: { id: agencyId }, body: { text: ' Pays late. ' } })
    const { notes } = await desk(readAgency, { params: { id: agencyId } })
    expect(notes).toMatchObject([{ text: 'Pays late.', writtenBy: 'Kaveh Moradi' }])

    const everyNote = query<void, { text: string }>(`select text from agency_note`)
    const attempt = database.db.read(asAgency(agencyId), (tx) => everyNote.all(tx))
    await expect(attempt).rejects.toThrow('permission denied for table agency_note')
    const told = await database.sql(`select 1 from outbox where agency_id = $1 and what <> 'session'`, [agencyId])
    expect(told).toEqual([])
    const { rows } = await desk(listActivity, { query: { agency: agencyId } })
    expect(rows).toMatchObject([{ what: 'agency-note', before: null, after: null }])
    await expect(desk(addAgencyNote, { params: { id: 999_999 }, body: { text: 'x' } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('shows an agency none of its notes even with a right that was granted by mistake', async () => {
    const { agencyId } = await anAgency()
    await desk(addAgencyNote, { params: { id: agencyId }, body: { text: 'Pays late.' } })
    expect(await notesSeenBy(agencyId, `grant select on agency_note to sarai_agency`)).toBe(0)
  })

  it('sabotage: without the policy of its own, such an agency would read the notes about it', async () => {
    const { agencyId } = await anAgency()
    await desk(addAgencyNote, { params: { id: agencyId }, body: { text: 'Pays late.' } })
    const change = `grant select on agency_note to sarai_agency; drop policy desk_only on agency_note`
    expect(await notesSeenBy(agencyId, change)).toBe(1)
  })

  it('is put into a commission group, and the log says from which', async () => {
    await database.sql(`insert into agency_group values ('Silver', 'Silver', 'نقره‌ای'), ('Gold', 'Gold', 'طلایی')`)
    const { agencyId } = await anAgency()
    const put = (group: string | null) => desk(setAgencyGroup, { params: { id: agencyId }, body: { group } })
    await expect(put('Tin')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: ['group'] })
    for (const group of ['Silver', 'Silver', 'Gold', null]) await put(group)
    const { rows } = await desk(listActivity, { query: { agency: agencyId } })
    const group = word('agency-group')
    expect(rows.map(({ before, after }) => [before?.['group'], after?.['group']])).toEqual([
      [group('Gold'), null],
      [group('Silver'), group('Gold')],
      [null, group('Silver')],
    ])
  })

  it('gets a mail again while it is still true', async () => {
    const { id } = await register({})
    const resend = (mail: 'registered' | 'approved') => desk(resendAgencyMail, { params: { id }, body: { mail } })
    const queued = async () => {
      const jobs = await database.sql<{ task: string }>(
        `select t.identifier as task from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
         where (j.payload ->> 'agencyId')::int = $1 order by j.id`,
        [id],
      )
      return jobs.map(({ task }) => task)
    }
    await resend('registered')
    await expect(resend('approved')).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await desk(decideAgency, { params: { id }, body: { version: 1, decision: 'approve' } })
    await resend('approved')
    await expect(resend('registered')).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    expect(await queued()).toEqual([
      'mail-agency-registered',
      'mail-agency-registered',
      'mail-agency-decided',
      'mail-agency-decided',
    ])
  })

  it('gets it again three times at once and then every twenty minutes, whoever sends it, and the desk is told how long to wait', async () => {
    const { id } = await register({})
    const resend = async (language = 'en') =>
      callAs((await aStaffMember('admin')).token, language)(resendAgencyMail, {
        params: { id },
        body: { mail: 'registered' },
      })
    for (let turn = 0; turn < 3; turn += 1) await resend()
    await expect(resend()).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 })
    await expect(resend('fa')).rejects.toThrow('دقیقه')
    await database.sql(`update attempt set updated_at = updated_at - interval '41 minutes'`)
    await expect(resend()).resolves.toBeNull()
  })

  it('counts a mail once, however often the call is repeated because its answer was lost', async () => {
    const { id } = await register({})
    const resend = (key: string = crypto.randomUUID()) =>
      desk(resendAgencyMail, { params: { id }, body: { mail: 'registered' } }, { key })
    const key = crypto.randomUUID()
    await Promise.all(Array.from({ length: 4 }, () => resend(key)))
    await resend()
    await resend()
    await expect(resend()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await expect(resend(key)).resolves.toBeNull()
  })
})
