import { findAirlines, findAirports, findCountries, findLocations } from '@sarai/wire/portal/registry.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'

const { app, callAs, database } = await openTestApp()
const visitor = callAs(null)
const persian = callAs(null, 'fa')

describe('the registries', () => {
  it.each(['ika', 'IKA', 'Imam Khom', 'امام خمینی', 'فرودگاه امام', 'tehran'])(
    'find the airport of Tehran by %s, before all others',
    async (filter) => {
      const [first] = await visitor(findAirports, { query: { filter } })
      expect(first).toMatchObject({ Iata: 'IKA', City: 'Tehran' })
    },
  )

  it('answer in the language of the reader', async () => {
    const query = { filter: 'IST' }
    expect((await persian(findAirports, { query }))[0]).toMatchObject({ Name: 'فرودگاه استانبول', City: 'استانبول' })
    expect((await visitor(findAirports, { query }))[0]).toMatchObject({ Name: 'Istanbul Airport' })
  })

  it.each(['w5', 'mahan', 'ماهان'])('find an airline by %s', async (filter) => {
    expect((await visitor(findAirlines, { query: { filter } }))[0]).toMatchObject({ Iata: 'W5' })
  })

  it('find an airline whose country is not known', async () => {
    const [found] = await visitor(findAirlines, { query: { filter: 'AccesRail' } })
    expect(found).toMatchObject({ Iata: '9B', CountryCode: '' })
  })

  it.each(['ir', 'iran', 'ايران', 'irn'])('find the country of most guests by %s', async (filter) => {
    expect((await persian(findCountries, { query: { filter } }))[0]).toMatchObject({ Code: 'IR', Title: 'ایران' })
  })

  it.each(['taksim', 'تکسیم', 'TAKSİM', 'تكسيم'])(
    'find a district by %s, with its city [wizard-02]',
    async (filter) => {
      const [first] = await visitor(findLocations, { query: { filter } })
      expect(first).toEqual({
        Id: 'tr-istanbul-taksim',
        Title: 'Taksim',
        LatinTitle: 'Taksim',
        CityId: 'tr-istanbul',
        City: 'Istanbul',
        CountryCode: 'TR',
      })
    },
  )

  it.each([
    ['استامبول', 'tr-istanbul'],
    ['Istambul', 'tr-istanbul'],
    ['دوبی', 'ae-dubai'],
    ['لاله لی', 'tr-istanbul-laleli'],
    ['لالهلی', 'tr-istanbul-laleli'],
    ['لاله‌لی', 'tr-istanbul-laleli'],
    ['تقسیم', 'tr-istanbul-taksim'],
  ])('find a place as people write it: %s', async (filter, id) => {
    const found = await visitor(findLocations, { query: { filter } })
    expect(found[0]?.Id).toBe(id)
  })

  it('show a city before the districts that are called like it', async () => {
    const [first] = await visitor(findLocations, { query: { filter: 'antalya' } })
    expect(first).toMatchObject({ Id: 'tr-antalya', CityId: null })
  })

  it('ask for two characters at least, and answer twenty at most [wizard-02]', async () => {
    await expect(visitor(findLocations, { query: { filter: 'a' } })).rejects.toMatchObject({ fields: ['filter'] })
    await expect(visitor(findLocations, { query: { filter: ' ا ' } })).rejects.toMatchObject({ status: 400 })
    expect(await visitor(findAirports, { query: { filter: 'an' } })).toHaveLength(20)
  })

  it('may be kept by browsers, for each language on its own', async () => {
    const answer = await app.inject('/registry/airports?filter=ist')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    expect(answer.headers['vary']).toContain('Accept-Language')
  })
  it('follow the places of the database within a minute, whatever was kept ready', async () => {
    const ask = async (known = '') => {
      const answer = await app.inject({ url: '/registry/locations?filter=taksim', headers: { 'if-none-match': known } })
      return { status: answer.statusCode, body: answer.body, tag: String(answer.headers['etag']) }
    }
    const first = await ask()
    await database.sql(`update location set name_fa = 'میدان تقسیم', name_en = 'Taksim Square' where id = $1`, [
      'tr-istanbul-taksim',
    ])
    expect((await ask(first.tag)).status).toBe(304)
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_001)
    onTestFinished(() => clock.mockRestore())
    const after = await ask(first.tag)
    expect([after.status, after.body.includes('Taksim Square')]).toEqual([200, true])
    expect((await ask(after.tag)).status).toBe(304)
  })
})
