import { describe, expect, it } from 'vitest'
import { changePassword, updateAgencyInfo } from '@sarai/wire/portal/accounts.ts'
import { forgetting } from '#testing/forgetting.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'

/** R10: strangers guess the password of an account; they are slowed down, and its owner gets in all the same. */
const { app, anAgency, callAs, database } = await openTestApp()

type From = { address: string; cookie?: string; language?: string }
const logIn = (username: string, password: string, from: From) =>
  app.inject({
    method: 'POST',
    url: '/token',
    remoteAddress: from.address,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'accept-language': from.language ?? 'en',
      ...(from.cookie !== undefined && { cookie: from.cookie }),
    },
    payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
  })
const markOf = (answer: { cookies: { name: string; value: string }[] }) => {
  const mark = answer.cookies.find(({ name }) => name === '__Host-sarai-known')
  return `${mark!.name}=${mark!.value}`
}
/** How many of the guesses were held against the password, of so many from so many addresses of one network. */
async function guess(username: string, times: number, addresses: number, network: string) {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 20) {
    const guesses = Array.from({ length: Math.min(20, times - turn) }, (_, index) =>
      logIn(username, `Guess5-${turn + index}`, { address: `${network}.${(turn + index) % addresses}` }),
    )
    statuses.push(...(await Promise.all(guesses)).map(({ statusCode }) => statusCode))
  }
  expect(statuses.filter((status) => status !== 400 && status !== 429)).toEqual([])
  return statuses.filter((status) => status === 400).length
}

describe('1,000 wrong passwords from 200 addresses', () => {
  it('are slowed down; the owner gets in from a new address, and from the known browser even among the attackers', async () => {
    const { username } = await anAgency()
    const home = await logIn(username, testPassword, { address: '172.16.1.1' })
    expect(await guess(username, 1_000, 200, '172.16.9')).toBeLessThanOrEqual(210)

    expect((await logIn(username, testPassword, { address: '172.16.1.2' })).statusCode).toBe(200)
    const amongAttackers = { address: '172.16.9.7' }
    expect((await logIn(username, testPassword, { ...amongAttackers, cookie: markOf(home) })).statusCode).toBe(200)
    // The same without the mark has to wait, and is told how long, in its language.
    const stranger = await logIn(username, testPassword, { ...amongAttackers, language: 'fa' })
    expect(stranger.statusCode).toBe(429)
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(0)
    expect(stranger.body).toMatch(/^تعداد تلاش‌ها زیاد است\. [۰-۹٬]+ (?:ثانیه|دقیقه) دیگر دوباره امتحان کنید\.$/)
  }, 60_000)

  it('sabotage: with counts that forget, every guess is held against the password', async () => {
    const { username } = await anAgency()
    const level = { table: 'attempt', column: 'level' }
    expect(await forgetting(database, level, () => guess(username, 60, 1, '172.16.20'))).toBe(60)
  })
})

describe('ten wrong passwords inside of a session', () => {
  async function closed() {
    const agency = await anAgency()
    const thief = callAs(agency.token)
    const wrong = () => thief(updateAgencyInfo, { body: { Email: 'thief@kish.example', Mobile }, proof: 'Guessed5it' })
    for (let turn = 0; turn < 10; turn += 1) await wrong().catch(() => undefined)
    await expect(wrong()).rejects.toMatchObject({ code: 'GUESSES_CLOSED' })
    return { ...agency, thief }
  }
  const Mobile = '09123456789'
  const newEmail = () => ({ body: { Email: `${crypto.randomUUID()}@kish.example`, Mobile }, proof: testPassword })

  it('close nothing for the other sessions of the owner', async () => {
    const { username, thief } = await closed()
    await expect(thief(updateAgencyInfo, newEmail())).rejects.toMatchObject({ code: 'GUESSES_CLOSED' })
    const home = await logIn(username, testPassword, { address: '172.22.1.1' })
    const owner = callAs(home.json<{ access_token: string }>().access_token)
    await expect(owner(updateAgencyInfo, newEmail())).resolves.toBeNull()
  })

  it('are forgotten with a new password', async () => {
    const { username, agencyId } = await closed()
    const counted = () =>
      database.sql(
        `select 1 from guess_cap join agency_user u on u.id = person
      where what = 'portal-password-inside' and u.agency_id = $1`,
        [agencyId],
      )
    expect(await counted()).toHaveLength(1)
    const home = await logIn(username, testPassword, { address: '172.22.1.2' })
    const owner = callAs(home.json<{ access_token: string }>().access_token)
    await owner(changePassword, { body: { CurrentPassword: testPassword, NewPassword: 'Sarb4n-of-Yazd' } })
    expect(await counted()).toEqual([])
  })
})

describe('the mark of a known browser', () => {
  const fill = (username: string, network: string) => guess(username, 240, 20, network)

  it('is for its account only', async () => {
    const [mine, other] = [await anAgency(), await anAgency()]
    const cookie = markOf(await logIn(mine.username, testPassword, { address: '172.17.1.1' }))
    await fill(other.username, '172.17.2')
    expect((await logIn(other.username, testPassword, { address: '172.17.2.3', cookie })).statusCode).toBe(429)
  })

  /** How many of the guesses were held against the password, ten with each of the marks. */
  async function guessWith(marks: string[], username: string, address: string) {
    const statuses: number[] = []
    for (const cookie of marks) {
      const guesses = Array.from({ length: 10 }, () => logIn(username, 'Guess5-again', { address, cookie }))
      statuses.push(...(await Promise.all(guesses)).map(({ statusCode }) => statusCode))
    }
    return statuses.filter((status) => status === 400).length
  }
  async function gather(username: string, times: number) {
    const marks: string[] = []
    for (let turn = 0; turn < times; turn += 1) {
      marks.push(markOf(await logIn(username, testPassword, { address: '172.21.1.1' })))
    }
    return marks
  }

  it('thirty of them share five counts, and a new password voids them all', async () => {
    const { username, token } = await anAgency()
    const marks = await gather(username, 30)
    await fill(username, '172.21.2')
    expect(await guessWith(marks, username, '172.21.2.3')).toBeLessThanOrEqual(50)
    await callAs(token)(changePassword, { body: { CurrentPassword: testPassword, NewPassword: 'Sarb4n-of-Yazd' } })
    await database.sql(`delete from attempt`)
    await fill(username, '172.21.2')
    expect(await guessWith(marks, username, '172.21.2.3')).toBe(0)
  }, 60_000)

  it('is kept for each of the colleagues who share a computer', async () => {
    const [first, second] = [await anAgency(), await anAgency()]
    const one = markOf(await logIn(first.username, testPassword, { address: '172.18.1.1' }))
    const both = markOf(await logIn(second.username, testPassword, { address: '172.18.1.1', cookie: one }))
    await fill(first.username, '172.18.2')
    for (const { username } of [first, second]) {
      expect((await logIn(username, testPassword, { address: '172.18.2.3', cookie: both })).statusCode).toBe(200)
    }
  })

  it.each([
    ['made up', (mark: string) => mark.replace(/.{5}$/, 'AAAAA')],
    ['of another shape', () => '__Host-sarai-known=~~x.y~'],
  ])('does not help when it is %s', async (_, forge) => {
    const { username } = await anAgency()
    const network = `172.19.${Math.floor(Math.random() * 250)}`
    const cookie = forge(markOf(await logIn(username, testPassword, { address: '172.20.1.1' })))
    await fill(username, network)
    expect((await logIn(username, testPassword, { address: `${network}.3`, cookie })).statusCode).toBe(429)
  })
})
