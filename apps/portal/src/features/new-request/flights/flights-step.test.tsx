import { page, userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { readDraft } from '@sarai/wire/portal/drafts.ts'
import { showClockTime } from '@sarai/locale/date/date-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { expectHabits, expectNoBarriers, expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/new-request/flights/messages.en.ts'
import { fa } from '#features/new-request/flights/messages.fa.ts'
import { aSaved, savesIn } from '#features/new-request/testing/a-saved-draft.ts'
import { agentIn, expectSaid, fieldOf, turn } from '#features/new-request/testing/hands.ts'
import { ikaTitle, soldAnswers } from '#features/new-request/testing/sold.ts'
import { en as faultsEn } from '#shared/faults/fault-words.en.ts'
import { fa as faultsFa } from '#shared/faults/fault-words.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/new?hotel=1&from=2031-12-20&until=2031-12-25'

describe.each(drawnLanguages('flights'))('flights in %s', (language) => {
  const { t: r, goOn } = agentIn(language)
  const t = translator(language, { en, fa })
  const fault = translator(language, { en: faultsEn, fa: faultsFa })
  const way = (name: 'departure' | 'return') => page.getByRole('region', { name: t(name), exact: true })
  const [there, back] = [way('departure'), way('return')]
  const field = (name: Parameters<typeof t>[0], part = there) => fieldOf(t(name as 'airline'), part)

  /** As an agent comes to step 3: with transfer, one room and its guest, which were entered before. */
  const drawFlights = async (width: 1440 | 390 = 1440) => {
    const answers = [answerTo(readDraft, aSaved()), ...soldAnswers(language)]
    const drawn = await drawScreen(portal, address, { language, width, answers })
    await turn(r('transfer'))
    await goOn(width === 390 ? r('next') : r('nextFlights'))
    await expect.poll(drawn.address).toContain('step=flights')
    return drawn
  }
  const fly = async (part = there) => {
    await field('flightNumber', part).fill('TK879')
    await field('takeOffTime', part).fill('945')
    await field('landingTime', part).fill('12:10')
    await userEvent.keyboard('{Tab}')
  }

  test('warn in Persian for five seconds, and keep the warning on the page [wizard-16]', async () => {
    await drawFlights(390)
    const aloud = page.getByRole('alert').filter({ hasText: fa.warning })
    await expect.element(aloud).toBeVisible()
    expect(aloud.element().firstElementChild?.className).toContain('bg-warning')
    if (language === 'en') await expectSaid(aloud, en.warning)
    const main = page.getByRole('main')
    await expectSaid(main, t('warning'))
    await expectSaid(main, fa.warning)
    expectHabits(language)
    await expectNoBarriers()
    await expect.element(aloud, { timeout: 8_000 }).not.toBeInTheDocument()
    await expectSaid(main, fa.warning)
  })

  test('start from Tehran on the check-in day, and back on the check-out day, titles cut at 30 [wizard-18]', async () => {
    await drawFlights()
    const days = { en: ['2031-12-20', '2031-12-25'], fa: ['1410-09-29', '1410-10-04'] }[language]
    const ika = `${ikaTitle.slice(0, 30)}…`
    await expect.element(field('originAirport')).toHaveValue(ika)
    await expect.element(field('destinationAirport')).toHaveValue('Istanbul Airport')
    await expect.element(field('takeOffDate')).toHaveValue(days[0])
    await expect.element(field('originAirport', back)).toHaveValue('Istanbul Airport')
    await expect.element(field('destinationAirport', back)).toHaveValue(ika)
    await expect.element(field('takeOffDate', back)).toHaveValue(days[1])
    await field('destinationAirport').fill('sab')
    await page.getByRole('option', { name: 'Sabiha', exact: false }).click()
    await expect.element(field('destinationAirport')).toHaveValue('Sabiha Gökçen')
  })

  test('show the name of an airport whole on a phone', async () => {
    await drawFlights(390)
    const ika = `${ikaTitle.slice(0, 30)}…`
    await expect.element(field('originAirport')).toHaveValue(ika)
    const { scrollWidth, clientWidth } = field('originAirport').element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await expectSaid(there, ikaTitle)
  })

  test('take a number with its airline and split it, and a time without its colon [wizard-17]', async () => {
    await drawFlights()
    await fly()
    await expect.element(field('flightNumber')).toHaveValue('879')
    await expect.element(field('airline')).toHaveValue('Turkish Airlines')
    await expect.element(field('takeOffTime')).toHaveValue('09:45')
    await field('flightNumber').fill('W5112')
    await goOn(t('next'))
    await expectSaid(there, fault('airlineDiffers'))
  })

  test('give a time as an example in the digits of the language', async () => {
    await drawFlights()
    const example = showClockTime(language, '03:15')
    await expect.element(field('duration')).toHaveAccessibleDescription(expect.stringContaining(example))
    await field('duration').fill('long')
    await goOn(t('next'))
    await expect.element(field('duration')).toHaveAccessibleDescription(expect.stringContaining(example))
  })

  test('through which somebody only passes save nothing', async () => {
    const { asked } = await drawFlights()
    await expect.poll(() => savesIn(asked), { timeout: 5_000 }).toHaveLength(1) // the transfer
    await field('flightNumber').click()
    await userEvent.keyboard('{Tab}')
    await field('duration').click()
    await userEvent.keyboard('{Tab}')
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(await savesIn(asked)).toHaveLength(1)
  })

  test('say what is missing or wrong in those that are taken, and the first gets the focus [wizard-17]', async () => {
    const { address: now } = await drawFlights()
    await goOn(t('next'))
    await expect.element(field('flightNumber')).toHaveFocus()
    for (const name of ['flightNumber', 'airline', 'takeOffTime', 'landingTime'] as const)
      await expect
        .element(field(name))
        .toHaveAccessibleDescription(expect.stringContaining(fault('required')) as string)
    await fly()
    await field('landingDate').fill('2031-12-19')
    await field('duration').fill('long')
    await userEvent.keyboard('{Tab}')
    await expectSaid(there, fault('landingDate'))
    await expectSaid(there, fault('duration'))
    expect(now()).toContain('step=flights')
  })

  test('that are turned off are none, and are back as they were [wizard-16]', async () => {
    const { address: now } = await drawFlights()
    await fly()
    await turn(t('includeDeparture'))
    await turn(t('includeReturn'))
    await expectShown([t('notIncluded'), t('noFlights')])
    await turn(t('includeDeparture'))
    await expect.element(field('flightNumber')).toHaveValue('879')
    await goOn(t('next'))
    await expect.poll(now).toContain('step=review')
  })
})
