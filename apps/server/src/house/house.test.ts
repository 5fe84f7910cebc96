import { describe, expect, it } from 'vitest'
import { readPublicInfo, requestToken } from '@sarai/wire/portal/accounts.ts'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import {
  addPaymentChoice,
  addRate,
  editHouse,
  editPaymentChoice,
  listCurrencies,
  listPaymentChoices,
  listRateHistory,
  listRates,
  readHouse,
  setTerms,
  switchCurrency,
} from '@sarai/wire/desk/settings.ts'
import { listBanks, listReceiptTypes, readCurrency, readTerms } from '@sarai/wire/portal/house.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const desk = callAs((await aStaffMember('catalogue')).token)
const admin = callAs((await aStaffMember('admin')).token)
const { token } = await anAgency()
const { agencyId, username } = await anAgency()

describe.each([
  ['banks', listBanks],
  ['receipt-types', listReceiptTypes],
] as const)('the list of %s', (list, portalList) => {
  it('is chosen from in the language of the agency, without those that were switched off', async () => {
    const add = (nameEn: string, nameFa: string) =>
      desk(addPaymentChoice, { params: { list }, body: { nameEn, nameFa, active: true } })
    const { id } = await add('Mellat', 'ملت')
    const gone = await add('Old', 'قدیمی')
    const off = { version: 1, nameEn: 'Old', nameFa: 'قدیمی', active: false }
    await desk(editPaymentChoice, { params: { list, id: gone.id }, body: off })
    expect(await callAs(token)(portalList, {})).toEqual([{ Id: id, Name: 'Mellat' }])
    expect(await callAs(token, 'fa')(portalList, {})).toEqual([{ Id: id, Name: 'ملت' }])
    const all = await desk(listPaymentChoices, { params: { list } })
    expect(all.map(({ nameEn, active, version }) => [nameEn, active, version])).toEqual([
      ['Mellat', true, 1],
      ['Old', false, 2],
    ])
    const late = desk(editPaymentChoice, { params: { list, id: gone.id }, body: { ...off, active: true } })
    await expect(late).rejects.toMatchObject({ code: 'STATE_CHANGED' })
  })
})

describe('rates', () => {
  const set = (day: string, toAmount: number) =>
    desk(addRate, { body: { from: 'EUR', to: 'IRR', day, fromAmount: 100, toAmount } })

  it('hold from their day on; one that was wrong is set again and both are kept', async () => {
    await set('2020-01-01', 900_000)
    await set('2020-01-02', 1_250_000)
    await set('2020-01-02', 1_200_000)
    await set('2199-01-01', 5_000_000)
    expect(await desk(listRates, {})).toMatchObject([
      { from: 'EUR', to: 'IRR', day: '2020-01-02', fromAmount: 100, toAmount: 1_200_000, setBy: 'Kaveh Moradi' },
    ])
    const params = { from: 'EUR', to: 'IRR' }
    const first = await desk(listRateHistory, { params, query: { limit: 3 } })
    expect(first.rows.map(({ toAmount }) => toAmount)).toEqual([5_000_000, 1_200_000, 1_250_000])
    const second = await desk(listRateHistory, { params, query: { limit: 3, before: first.next ?? 0 } })
    expect(second).toMatchObject({ rows: [{ toAmount: 900_000 }], next: null })
  })

  it('cannot be changed or deleted, also past the code', async () => {
    const [row] = await database.sql<{ edits: boolean }>(`
      select has_table_privilege('sarai_desk', 'exchange_rate', 'update')
        or has_table_privilege('sarai_desk', 'exchange_rate', 'delete') as edits`)
    expect(row?.edits).toBe(false)
  })

  it.each([
    ['between a currency and itself', { to: 'EUR' }, 'to'],
    ['of nothing', { toAmount: 0 }, 'toAmount'],
    ['of a currency that there is not', { to: 'XXX' }, 'to'],
  ])('are refused %s', async (_, changes, field) => {
    const body = { from: 'EUR', to: 'IRR', day: '2026-01-01', fromAmount: 100, toAmount: 1, ...changes }
    await expect(desk(addRate, { body })).rejects.toMatchObject({ fields: [field] })
  })
})

describe('the house', () => {
  it('has a currency that the agency is told and that cannot be switched off [wizard-05]', async () => {
    expect(await callAs(token)(readCurrency, {})).toEqual({ Id: 978, Code: 'EUR', Sign: '€' })
    const turn = (code: string, version: number) =>
      desk(switchCurrency, { params: { code }, body: { version, active: false } })
    await expect(turn('EUR', 1)).rejects.toMatchObject({ code: 'CURRENCY_IN_USE' })
    await turn('THB', 1)
    const currencies = await desk(listCurrencies, {})
    expect(currencies.find(({ code }) => code === 'THB')).toMatchObject({ active: false, version: 2 })
    await expect(turn('THB', 1)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
  })

  it('is called by the number that the desk set: on the screens and in refusals [auth-13]', async () => {
    const { version, installedPhone } = await desk(readHouse, {})
    expect(await callAs(null)(readPublicInfo, {})).toEqual({ SupportPhone: installedPhone })
    await desk(editHouse, { body: { version, supportPhone: '021 9100 1234', currency: 'EUR' } })
    await expect
      .poll(() => callAs(null)(readPublicInfo, {}), { timeout: 3000 })
      .toEqual({ SupportPhone: '021 9100 1234' })
    await database.sql(`update agency set status = 'suspended' where id = $1`, [agencyId])
    const body = { grant_type: 'password' as const, username, password: testPassword }
    await expect(callAs(null)(requestToken, { body })).rejects.toThrow('021 9100 1234')
    const late = desk(editHouse, { body: { version, supportPhone: '', currency: 'USD' } })
    await expect(late).rejects.toMatchObject({ code: 'STATE_CHANGED' })
  })

  it('refuses a phone that is none', async () => {
    const { version } = await desk(readHouse, {})
    const refused = desk(editHouse, { body: { version, supportPhone: 'call us', currency: 'EUR' } })
    await expect(refused).rejects.toMatchObject({ fields: ['supportPhone'] })
  })

  it('keeps every version of its terms, and shows the last one', async () => {
    const { terms } = await desk(readHouse, {})
    const write = (version: number, textEn: string) => desk(setTerms, { body: { version, textEn, textFa: 'قوانین' } })
    const next = await write(terms.version, 'Terms one')
    await expect(write(terms.version, 'Terms of somebody else')).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await write(next.version, 'Terms two')
    expect(await write(next.version + 1, 'Terms two')).toEqual({ version: next.version + 1 })
    expect(await callAs(null)(readTerms, {})).toEqual({ Version: next.version + 1, Text: 'Terms two' })
    expect(await callAs(null, 'fa')(readTerms, {})).toMatchObject({ Text: 'قوانین' })
    const kept = await database.sql(`select text_en from terms order by version`)
    expect(kept).toEqual([{ text_en: '' }, { text_en: 'Terms one' }, { text_en: 'Terms two' }])
    const { rows } = await admin(listActivity, { query: { what: 'terms-set' } })
    expect(rows).toHaveLength(2)
  })
})
