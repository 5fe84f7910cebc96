import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { discardDraft, readDraft } from '@sarai/wire/portal/drafts.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange, showDeadline } from '@sarai/locale/date/date-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnWidths } from '@sarai/frame/testing/drawn-languages.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectHabits, expectNoBarriers, expectShown } from '@sarai/frame/testing/look-over.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { en as wizardEn } from '#features/new-request/messages.en.ts'
import { fa as wizardFa } from '#features/new-request/messages.fa.ts'
import { en } from '#features/new-request/saved-draft/messages.en.ts'
import { fa } from '#features/new-request/saved-draft/messages.fa.ts'
import { aSaved, aSent, halfNamed, savedAs, savedAt, savesIn } from '#features/new-request/testing/a-saved-draft.ts'
import { agentIn, fieldOf } from '#features/new-request/testing/hands.ts'
import { aHotel, soldAnswers } from '#features/new-request/testing/sold.ts'
import { portal } from '#testing/portal.ts'
// Loaded with the test: whoever is the first to need them would wait for all of it.
import '#features/new-request/saved-draft/resume-banner.tsx'
import '#features/new-request/steps/request-steps.tsx'

const hotelName = 'Galata Court Hotel'

describe.each(drawnWidths('a request that was begun before'))(
  'a request that was begun before, in %s at %i px',
  (language, width) => {
    const t = translator(language, { en, fa })
    const w = translator(language, { en: wizardEn, fa: wizardFa })
    const { g, guest } = agentIn(language)
    const banner = () => page.getByRole('region', { name: t('resumeTitle') })
    const draw = (...answers: readonly Answer[]) =>
      drawScreen(portal, '/reservations/new', { language, width, answers: [...answers, ...soldAnswers(language)] })
    const unfinished = answerTo(readDraft, aSaved({ rooms: halfNamed() }))

    test('is offered with its hotel, dates, rooms and when it was saved, and names nobody', async () => {
      await draw(unfinished)
      const dates = showDateRange(language, calendarDay('2031-12-20'), calendarDay('2031-12-25'))
      const saved = t('savedAt', { time: showDeadline(language, Date.parse(savedAt)) })
      await expectShown([t('resumeTitle'), hotelName, dates, t('rooms', { count: 1 }), saved, t('replacedLater')])
      expect(banner().element().textContent).not.toMatch(/sara|ahmadi|A12345678/i)
      expectHabits(language)
      await expectNoBarriers()
    })

    test('is continued at the step that is not complete, in whatever browser', async () => {
      const { address } = await draw(unfinished)
      await press(t('continue'))
      await expectShown(['A high floor'])
      await expect.element(fieldOf(g('firstName'), guest(1))).toHaveValue('SARA')
      await expect.poll(address).toBe('/reservations/new?hotel=1')
    })

    test('is continued by choosing its hotel too', async () => {
      await draw(unfinished)
      await press(w('chooseHotel', { hotel: hotelName }))
      await expect.element(fieldOf(g('firstName'), guest(1))).toHaveValue('SARA')
    })

    test('is discarded with one press, and brought back with another', async () => {
      const none = answerTo(readDraft, null)
      const { asked } = await draw(inTurn(unfinished, none), answerTo(discardDraft, null), savedAs(8))
      await press(t('discard'))
      await expectShown([t('discarded')])
      await expect.element(banner()).not.toBeInTheDocument()
      expect(asked.find(({ method }) => method === 'DELETE')?.url).toContain('version=7')
      await press(t('undo'))
      await expect.element(banner()).toBeVisible()
      const [brought] = await savesIn(asked)
      expect(brought).toEqual({ draft: aSaved({ rooms: halfNamed() }).draft })
    })

    test('and was changed elsewhere meanwhile is not discarded: it is shown as it is now', async () => {
      const newer = answerTo(readDraft, aSaved({ rooms: [] }, 9))
      await draw(inTurn(unfinished, newer), refusalOf(discardDraft, 409, 'STATE_CHANGED'))
      await press(t('discard'))
      await expectShown([sayProblem(language, 'STATE_CHANGED', {}), t('noRooms')])
      await expect.element(banner()).toBeVisible()
    })

    test('and was sent says as which request, and opens it [wizard-20]', async () => {
      const { asked, address } = await draw(
        answerTo(readDraft, aSent()),
        answerTo(discardDraft, null),
        silenceTo(readRequest),
      )
      await expectShown([t('sentTitle', { number: 'R-10482' }), hotelName, t('gotIt')])
      expect(banner().query()).toBeNull()
      expectHabits(language)
      await expectNoBarriers()
      await press(t('openRequest'))
      await expect.poll(address).toBe('/reservations/reservation-details/10482')
      expect(asked.find(({ method }) => method === 'DELETE')?.url).toContain('version=9')
    })

    test('whose hotel is no longer sold can only be discarded', async () => {
      const hotels = answerTo(searchHotels, [aHotel(language, { isInActive: true })])
      await draw(hotels, unfinished)
      await expectShown([t('notOnSale')])
      expect(page.getByRole('button', { name: t('continue'), exact: true }).all()).toHaveLength(0)
      await expect.element(page.getByRole('button', { name: t('discard'), exact: true })).toBeVisible()
    })

    test('and cannot be loaded is told, and asked for again; hotels can be chosen all the same', async () => {
      await draw(inTurn(failureOf(readDraft), failureOf(readDraft), failureOf(readDraft), unfinished))
      await expectShown([t('unread'), w('chooseHotel', { hotel: hotelName })])
      await press(t('tryAgain'))
      await expect.element(banner()).toBeVisible()
    })

    test('keeps nobody from the hotels while it is looked for', async () => {
      await draw(silenceTo(readDraft))
      await expectShown([w('chooseHotel', { hotel: hotelName })])
      expect(banner().query()).toBeNull()
    })

    test('is not asked for by an accountant, who drafts nothing', async () => {
      const who = {
        UserName: 'Bahram',
        AgencyName: 'Parvaz Asia',
        Role: 'accountant',
        ShouldVerifyEmail: false,
      } as const
      const { asked } = await draw(answerTo(readProfileSummary, who), refusalOf(readDraft, 403, 'FORBIDDEN'))
      await expectShown([w('chooseHotel', { hotel: hotelName })])
      expect(asked.filter(({ url }) => url.includes('/api/drafts'))).toEqual([])
    })
  },
)
