import { localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import { currencySign, minorDigits } from '@sarai/locale/number/currencies.ts'
import { searchKey } from '@sarai/locale/text/search-key.ts'
import { spellingKey } from '@sarai/locale/text/spelling-key.ts'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#testing/test-database.ts'

const { sql } = await openTestDatabase()

const oddNames = [
  'كيش‌اير',
  'مُحَمَّد آباد، تأیید أعضاء خانۀ مکة',
  'ﻫﺘﻞ محـــمد ۱۲ ١٢',
  'Çırağan Göğüş Üsküdar İSTANBUL ışık',
  'Straße Øresund Łódź Æro Þór œuvre đà',
  '  Galata\u00a0  Court \u2068x\u2069 ',
  'Hôtel Élysée ＧＡＬＡＴＡ',
]

describe('what the house refers to', () => {
  it('folds names in the database exactly as the searching side does', async () => {
    const places = await sql<{ en: string; fa: string }>(`select name_en as en, name_fa as fa from location`)
    const names = [...oddNames, ...places.flatMap(({ en, fa }) => [en, fa])]
    const rows = await sql<{ key: string }>(`select search_key(name) as key from unnest($1::text[]) name`, [names])
    expect(rows.map(({ key }) => key)).toEqual(names.map(searchKey))
  })

  it('takes other spellings for one in the database exactly as the searching side does', async () => {
    const places = await sql<{ en: string; fa: string }>(`select name_en as en, name_fa as fa from location`)
    const spelled = ['استامبول', 'دوبی دبئی', 'تقسیم', 'طوبی صبا ثریا ذوق ضیا ظفر حافظ غرب', 'Istambul', 'Form Bar']
    const names = [...oddNames, ...spelled, ...places.flatMap(({ en, fa }) => [en, fa])]
    const rows = await sql<{ key: string }>(
      `select spelling_key(search_key(name)) as key from unnest($1::text[]) name`,
      [names],
    )
    expect(rows.map(({ key }) => key)).toEqual(names.map(spellingKey))
  })

  it('has Persian trigrams, without which no Persian name is found by an index', async () => {
    const [row] = await sql<{ trigrams: string[] }>(`select show_trgm('هتل') as trigrams`)
    expect(row?.trigrams).not.toEqual([])
  })

  it('counts the minor units of every currency as the screens do', async () => {
    const rows = await sql<{ code: string; sign: string; minor_digits: number }>(`select * from currency`)
    expect(rows.length).toBeGreaterThan(10)
    for (const { code, minor_digits } of rows) expect([code, minor_digits]).toEqual([code, minorDigits(code)])
    expect(rows.find(({ code }) => code === 'EUR')?.sign).toBe(currencySign('EUR'))
  })

  it('knows the time zone of every place, and a city for every district', async () => {
    const rows = await sql<{ id: string; parent_id: string | null; time_zone: string; depth: number }>(`
      select location.*, (select count(*)::int from location up where up.id = location.parent_id
        and up.parent_id is not null) as depth from location`)
    expect(rows.length).toBeGreaterThan(300)
    expect(rows.filter(({ depth }) => depth > 0)).toEqual([])
    for (const { time_zone } of rows) expect(() => localTimeAt(0, time_zone)).not.toThrow()
  })

  it('has one house', async () => {
    await expect(sql(`insert into house default values`)).rejects.toThrow('house_pkey')
    await expect(sql(`insert into house (id) values (false)`)).rejects.toThrow('house_id_check')
  })
})
