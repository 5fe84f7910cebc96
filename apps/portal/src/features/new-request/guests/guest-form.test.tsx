import { page, userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { validateRequest } from '@sarai/wire/portal/requests.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { showCountry } from '@sarai/locale/words/country-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { silenceTo } from '@sarai/frame/testing/answers.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectHabits, expectNoBarriers, expectShown } from '@sarai/frame/testing/look-over.ts'
import { agentIn, expectSaid, fieldOf, pickOne } from '#features/new-request/testing/hands.ts'
import { soldAnswers } from '#features/new-request/testing/sold.ts'
import { en as faultsEn } from '#shared/faults/fault-words.en.ts'
import { fa as faultsFa } from '#shared/faults/fault-words.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/new?hotel=1&from=2031-12-20&until=2031-12-25'

describe.each(drawnLanguages('the guests of a room'))('the guests of a room in %s', (language) => {
  const { t, g, guest, chooseRoom, nameGuest, goOn } = agentIn(language)
  const fault = translator(language, { en: faultsEn, fa: faultsFa })
  const draw = (width: 1440 | 390 = 1440) =>
    drawScreen(portal, address, { language, width, answers: [silenceTo(validateRequest), ...soldAnswers(language)] })
  const iran = showCountry(language, 'IR')

  test('have a form each, with what is asked for, and the mark of a main guest [wizard-13]', async () => {
    await draw(390)
    await chooseRoom('Deluxe Double')
    await expectSaid(guest(2), g('ADT'))
    for (const label of ['firstName', 'lastName', 'dateOfBirth', 'nationality', 'passport'] as const)
      await expect.element(fieldOf(g(label), guest(1))).toBeVisible()
    await expect.element(guest(1).getByRole('radio', { name: g('female'), exact: true })).toBeChecked()
    for (const label of ['firstName', 'lastName', 'nationality', 'passport'] as const)
      await expect.element(fieldOf(g(label), guest(1))).toBeRequired()
    await expect.element(fieldOf(g('dateOfBirth'), guest(1))).not.toBeRequired()
    const example = expect.stringContaining('1992-04-17')
    await expect.element(fieldOf(g('dateOfBirth'), guest(1))).toHaveAttribute('placeholder', example)
    expectHabits(language)
    await expectNoBarriers()
  })

  test('are told what is wrong beside the field, once it was left [wizard-13]', async () => {
    await draw()
    await chooseRoom('Standard Single')
    const cases = [
      ['firstName', '', fault('required')],
      ['lastName', 'احمدی', fault('latinName')],
      ['passport', 'A-12', fault('passport')],
      ['dateOfBirth', '2032-01-01', fault('birthDate')],
    ] as const
    for (const [label, typed, sentence] of cases) {
      const field = fieldOf(g(label), guest(1))
      const told = expect.stringContaining(sentence) as string
      await field.click()
      if (typed !== '') await field.fill(typed)
      await expect.element(field).not.toHaveAccessibleDescription(told)
      // From a date the first Tab leads to its calendar.
      await userEvent.keyboard(label === 'dateOfBirth' ? '{Tab}{Tab}' : '{Tab}')
      await expect.element(field).toHaveAccessibleDescription(told)
    }
    await fieldOf(g('firstName'), guest(1)).fill("Anne-Marie d'Arc")
    await userEvent.keyboard('{Tab}')
    await expect.element(fieldOf(g('firstName'), guest(1))).toHaveValue("ANNE-MARIE D'ARC")
    await expect.element(fieldOf(g('firstName'), guest(1))).toBeValid()
  })

  test('are born on a day of either calendar, and a child must be of its age at check-in [wizard-13]', async () => {
    await draw()
    await chooseRoom('Deluxe Double')
    await pickOne(t('bedChild'))
    const born = fieldOf(g('dateOfBirth'), guest(3))
    await expect.element(born).toBeRequired()
    await born.fill('1402/06/11')
    await userEvent.keyboard('{Tab}')
    await expect.element(born).toHaveValue('2023-09-02')
    await born.fill('2010-09-02')
    await userEvent.keyboard('{Tab}{Tab}')
    await expectSaid(guest(3), sayProblem(language, 'AGE_MISMATCH', { youngest: 6, oldest: 11 }))
  })

  test('find their nationality from two letters on [wizard-13]', async () => {
    const { asked } = await draw()
    await chooseRoom('Standard Single')
    const nationality = fieldOf(g('nationality'), guest(1))
    await nationality.fill('i')
    await new Promise((resolve) => setTimeout(resolve, 400))
    const searches = () => asked.filter(({ url }) => url.includes('/registry/countries'))
    expect(searches()).toEqual([])
    await nationality.fill('ir')
    await page.getByRole('option', { name: 'Iran', exact: false }).click()
    await expect.element(nationality).toHaveValue(iran)
    expect(new URL(searches().at(-1)!.url).searchParams.get('filter')).toBe('ir')
  })

  test('keep a nationality that was typed in one go, with Enter before the countries were here [wizard-13]', async () => {
    await draw()
    await chooseRoom('Standard Single')
    const nationality = fieldOf(g('nationality'), guest(1))
    await nationality.click()
    await userEvent.keyboard('ira{Enter}{Tab}')
    await expect.element(fieldOf(g('passport'), guest(1))).toHaveFocus()
    await expect.element(nationality).toHaveValue(iran)
    await expect.element(nationality).toBeValid()
  })

  test('share a last name and a nationality at one press each, and it can be taken back', async () => {
    await draw()
    await chooseRoom('Deluxe Double')
    await expect.element(page.getByRole('button', { name: g('sameLastName') })).toBeDisabled()
    await nameGuest(1, 'Sara')
    await press(g('sameLastName'))
    await press(g('sameNationality'))
    await expect.element(fieldOf(g('lastName'), guest(2))).toHaveValue('AHMADI')
    await expect.element(fieldOf(g('nationality'), guest(2))).toHaveValue(iran)
    await expectShown([g('filledIn', { count: 1 })])
    await press(g('undo'))
    await expect.element(fieldOf(g('nationality'), guest(2))).toHaveValue('')
    await expect.element(fieldOf(g('lastName'), guest(2))).toHaveValue('AHMADI')
  })

  test('must all be complete before the next step, also those of a room that is shut [wizard-14]', async () => {
    const { address: now } = await draw()
    await chooseRoom('Standard Single', 'Standard Single')
    await nameGuest(1, 'Sara')
    await press(t('hideGuests', { number: 2 }))
    await expectShown([t('guestsComplete', { complete: 0, all: 1 })])
    await goOn(t('nextReview'))
    await expect.element(fieldOf(g('firstName'), guest(1, 2))).toHaveFocus()
    await expectSaid(guest(1, 2), fault('required'))
    expect(now()).not.toContain('step=')
    await nameGuest(1, 'Omid', { room: 2 })
    await goOn(t('nextReview'))
    await expect.poll(now).toContain('step=review')
  })

  test('may bring their passports later, and none is written into the browser’s storage [wizard-13]', async () => {
    const { address: now } = await draw()
    await chooseRoom('Standard Single')
    await nameGuest(1, 'Sara')
    await fieldOf(g('passport'), guest(1)).fill('CANARY777')
    await userEvent.keyboard('{Tab}')
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage))
    expect(kept.join()).not.toContain('CANARY777')
    await fieldOf(g('passport'), guest(1)).fill('')
    await expectShown([g('passportLater')])
    await goOn(t('nextReview'))
    await expect.poll(now).toContain('step=review')
  })
})
