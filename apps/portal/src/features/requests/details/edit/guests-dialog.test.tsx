import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { changeGuests } from '@sarai/wire/portal/life/changes.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, callsTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/requests/details/edit/messages.en.ts'
import { fa } from '#features/requests/details/edit/messages.fa.ts'
import { editorIn, toEdit } from '#features/requests/testing/an-edit.ts'
import { aGuest, aRequest } from '#features/requests/testing/some-requests.ts'
import { en as faultsEn } from '#shared/faults/fault-words.en.ts'
import { fa as faultsFa } from '#shared/faults/fault-words.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/reservation-details/10482'

describeScreen('editing the guests of a request', {
  app: portal,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const { g, open, fieldOf, guest } = editorIn(language)
    const answers = toEdit(language)
    const openGuests = () => open(t('guests'))
    const save = async () => {
      await openGuests()
      await fieldOf(g('passport'), guest(3, 2)).fill('F66281037')
      await press(t('save'))
    }
    const shown = [t('guests'), t('answerStays'), g('guestNumber', { number: 3 }), g('CHDNB'), t('save')] as const
    return {
      loaded: { answers, act: openGuests, shows: [...shown] },
      refused: {
        answers: [...answers, refusalOf(changeGuests, 400, 'STAY_BEGUN')],
        act: save,
        shows: [problem('STAY_BEGUN'), t('guests')],
      },
      failing: {
        answers: [...answers, lossOf(changeGuests)],
        act: save,
        shows: [form('lostTitle'), form('lostText'), t('guests')],
      },
      slow: { answers: [...answers, silenceTo(changeGuests)], act: save, shows: [t('guests')] },
    }
  },
})

test.each(drawnLanguages('editing the guests of a request'))(
  'sends the guests of every room on the version that was read, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const { g, open, fieldOf, guest } = editorIn(language)
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [...toEdit(language), answerTo(changeGuests, null)],
    })
    await open(t('guests'))
    await expect.element(page.getByRole('button', { name: t('save') })).toBeDisabled()
    // Through every name without a letter: nothing is changed by that.
    await fieldOf(g('firstName'), guest(1)).click()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(page.getByRole('button', { name: t('save') })).toBeDisabled()
    await fieldOf(g('lastName'), guest(1)).fill('Rahimi')
    await fieldOf(g('passport'), guest(3, 2)).fill('f66281037')
    await press(t('save'))
    await expectShown([t('guestsDone')])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const sent = (await callsTo(changeGuests, asked)[0]!.json()) as { guests: unknown[][] }
    expect(sent).toMatchObject({ version: 3, agencyRef: '5512-YALDA' })
    expect(sent.guests.map((guests) => guests.length)).toEqual([3, 3])
    expect(sent.guests[0]![0]).toMatchObject({ FirstName: 'Sara', LastName: 'RAHIMI', PassportNumber: 'A12345678' })
    expect(sent.guests[1]![2]).toMatchObject({ HotelGuestTypeId: 3, FirstName: 'Ava', PassportNumber: 'F66281037' })
  },
)

test.each(drawnLanguages('editing the guests of a request'))(
  'says what is wrong at its field, before it is sent and when it is refused, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const fault = translator(language, { en: faultsEn, fa: faultsFa })
    const { g, open, fieldOf, guest } = editorIn(language)
    const fields = ['rooms.1.guests.0.nationalityCode']
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [...toEdit(language), refusalOf(changeGuests, 400, 'GUEST_INVALID', { fields })],
    })
    await open(t('guests'))
    const last = fieldOf(g('lastName'), guest(2))
    await last.fill('کریمی')
    await press(t('save'))
    await expect.element(last).toHaveFocus()
    await expect.element(last).toHaveAccessibleDescription(expect.stringContaining(fault('latinName')) as string)
    expect(callsTo(changeGuests, asked)).toEqual([])
    await last.fill('Karimian')
    await press(t('save'))
    const nationality = fieldOf(g('nationality'), guest(1, 2))
    await expect.element(nationality).toHaveFocus()
    await expect.element(nationality).not.toBeValid()
    await expect.element(last).toHaveValue('KARIMIAN')
  },
)

test('is not offered to whoever reads masks instead of passports', async () => {
  const { d } = editorIn('en')
  const [room, ...others] = aRequest('en').Rooms
  const masked = aGuest({ PassportNumber: '•••••••', PassportState: 'Masked' })
  const request = aRequest('en', { Rooms: [{ ...room!, Guests: [masked] }, ...others] })
  await drawScreen(portal, address, {
    language: 'en',
    answers: [answerTo(readRequest, request), ...toEdit('en').slice(1)],
  })
  await press(d('edit'))
  await expect.element(page.getByRole('menuitem', { name: d('editFlights') })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: en.guests })).not.toBeInTheDocument()
})
