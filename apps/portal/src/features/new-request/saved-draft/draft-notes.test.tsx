import { page } from 'vitest/browser'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { discardDraft, readDraft, saveDraft } from '@sarai/wire/portal/drafts.ts'
import { showDeadline, showTime } from '@sarai/locale/date/date-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnWidths } from '@sarai/frame/testing/drawn-languages.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectHabits, expectNoBarriers, expectShown, expectUnderWay } from '@sarai/frame/testing/look-over.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { en as wizardEn } from '#features/new-request/messages.en.ts'
import { fa as wizardFa } from '#features/new-request/messages.fa.ts'
import { en as stepsEn } from '#features/new-request/steps/messages.en.ts'
import { fa as stepsFa } from '#features/new-request/steps/messages.fa.ts'
import { en } from '#features/new-request/saved-draft/messages.en.ts'
import { fa } from '#features/new-request/saved-draft/messages.fa.ts'
import {
  aSaved,
  aSent,
  halfNamed,
  savedAs,
  savedAt,
  savedToday,
  savesIn,
} from '#features/new-request/testing/a-saved-draft.ts'
import { agentIn } from '#features/new-request/testing/hands.ts'
import { aHotel, soldAnswers } from '#features/new-request/testing/sold.ts'
import { portal } from '#testing/portal.ts'
// Loaded with the test: whoever is the first to need them would wait for all of it.
import '#features/new-request/steps/request-steps.tsx'

afterEach(() => void vi.restoreAllMocks())

/** A save waits for its 800 ms, and on a busy machine for more. */
const patience = { timeout: 5_000 }

describe.each(drawnWidths('a draft that saves itself'))(
  'a draft that saves itself, in %s at %i px',
  (language, width) => {
    const t = translator(language, { en, fa })
    const w = translator(language, { en: wizardEn, fa: wizardFa })
    const s = translator(language, { en: stepsEn, fa: stepsFa })
    const { t: r, chooseRoom, nameGuest } = agentIn(language)
    const notes = () => page.getByRole('textbox', { name: r('notes') })
    const draw = (answers: readonly Answer[], address = '/reservations/new?hotel=1') =>
      drawScreen(portal, address, { language, width, answers: [...answers, ...soldAnswers(language)] })
    const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

    test('is saved 800 ms after typing rests, says when, and asks nothing of whoever closes the tab then', async () => {
      const { asked } = await draw([savedAs(1)])
      const typed = performance.now()
      await notes().fill('A high floor')
      await expectShown([t('saving')])
      expect(asksBeforeClosing()).toBe(true)
      await expect.poll(() => savesIn(asked), patience).toHaveLength(1)
      expect(performance.now() - typed).toBeGreaterThan(800)
      await expectShown([t('saved', { time: showTime(language, savedToday) })])
      expect(asksBeforeClosing()).toBe(false)
      const [save] = await savesIn(asked)
      expect(save).toMatchObject({ draft: { propertyId: 1, notes: 'A high floor' } })
      expect(save).not.toHaveProperty('version')
      expectHabits(language)
      await expectNoBarriers()
    })

    test('is saved with its guests, and leaves nothing of them in the storage of the browser', async () => {
      const { asked } = await draw([savedAs(1)])
      await chooseRoom('Standard Single')
      await nameGuest(1, 'Sara')
      await expect.poll(async () => JSON.stringify((await savesIn(asked)).at(-1)), patience).toContain('A12345678')
      const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
      expect(kept).not.toMatch(/A12345678|ahmadi/i)
    })

    test('that could not be saved says so, and is saved once the network is back', async () => {
      const { asked } = await draw([inTurn(failureOf(saveDraft), savedAs(1))])
      await notes().fill('A high floor')
      await expectShown([t('notSaved')])
      expect(asksBeforeClosing()).toBe(true)
      dispatchEvent(new Event('online'))
      await expectShown([t('saved', { time: showTime(language, savedToday) })])
      expect(await savesIn(asked)).toHaveLength(2)
    })

    test('is saved at once when the page is hidden, by a call that outlives it', async () => {
      const { asked } = await draw([savedAs(1)])
      await notes().fill('A high floor')
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      const hidden = performance.now()
      document.dispatchEvent(new Event('visibilitychange'))
      await expect.poll(() => savesIn(asked), { interval: 10 }).toHaveLength(1)
      expect(performance.now() - hidden).toBeLessThan(500)
      expect(asked.find(({ method }) => method === 'PUT')?.keepalive).toBe(true)
    })

    test('and was changed elsewhere meanwhile is not overwritten; the other one is loaded', async () => {
      const theirs = aSaved({ notes: 'A quiet room' }, 9)
      const refused = refusalOf(saveDraft, 409, 'STATE_CHANGED')
      await draw([inTurn(answerTo(readDraft, aSaved()), answerTo(readDraft, theirs)), refused])
      await notes().fill('A low floor')
      const time = showDeadline(language, Date.parse(savedAt))
      await expectShown([t('conflictTitle'), t('conflictText', { time })])
      expect(asksBeforeClosing()).toBe(true)
      await expectNoBarriers()
      await press(t('loadTheirs'))
      await expect.element(notes()).toHaveValue('A quiet room')
      await expect.element(page.getByText(t('conflictTitle'))).not.toBeInTheDocument()
      expect(asksBeforeClosing()).toBe(false)
    })

    test('and was changed elsewhere is told to whoever types far below, and shown to them', async () => {
      const theirs = answerTo(readDraft, aSaved({ notes: 'A quiet room' }, 9))
      await draw([inTurn(answerTo(readDraft, aSaved()), theirs), refusalOf(saveDraft, 409, 'STATE_CHANGED')])
      await notes().fill('A low floor')
      document.body.style.minBlockSize = '300vh'
      window.scrollTo({ top: document.body.scrollHeight })
      await expectShown([t('notSavedAnyMore')])
      await press(t('show'))
      const top = () => page.getByText(t('conflictTitle')).element().getBoundingClientRect().top
      await expect.poll(() => top() > 0 && top() < window.innerHeight).toBe(true)
      document.body.style.minBlockSize = ''
    })

    test('takes the place of the other one where the user says so', async () => {
      const refused = refusalOf(saveDraft, 409, 'STATE_CHANGED')
      const { asked } = await draw([
        inTurn(answerTo(readDraft, aSaved()), answerTo(readDraft, aSaved({}, 9))),
        inTurn(refused, savedAs(10)),
      ])
      await notes().fill('A low floor')
      await expectShown([t('conflictTitle')])
      await press(t('keepMine'))
      await expectShown([t('saved', { time: showTime(language, savedToday) })])
      expect((await savesIn(asked)).map(({ version }) => version)).toEqual([7, 9])
      await expect.element(notes()).toHaveValue('A low floor')
    })

    test('that was discarded elsewhere meanwhile is begun anew, or saved as a new one', async () => {
      const refused = refusalOf(saveDraft, 409, 'STATE_CHANGED')
      await draw([inTurn(answerTo(readDraft, aSaved()), answerTo(readDraft, null)), refused])
      await notes().fill('A low floor')
      await expectShown([t('goneTitle'), t('goneText'), t('keepAsNew')])
      await press(t('startOver'))
      await expect.element(notes()).toHaveValue('')
      await expectShown([r('noRooms')])
    })

    test('that was sent elsewhere meanwhile says as which request, and is begun anew or saved as another', async () => {
      const refused = refusalOf(saveDraft, 409, 'STATE_CHANGED')
      const { asked } = await draw([
        inTurn(answerTo(readDraft, aSaved()), answerTo(readDraft, aSent())),
        inTurn(refused, savedAs(10)),
      ])
      await notes().fill('A low floor')
      const time = showDeadline(language, Date.parse(savedAt))
      await expectShown([
        t('sentElsewhereTitle', { number: 'R-10482' }),
        t('sentElsewhereText', { time }),
        t('startOver'),
      ])
      const link = page.getByRole('link', { name: t('openRequest') })
      await expect.element(link).toHaveAttribute('href', '/reservations/reservation-details/10482')
      await expectNoBarriers()
      await press(t('keepAsNew'))
      await expectShown([t('saved', { time: showTime(language, savedToday) })])
      const [mine, anew] = await savesIn(asked)
      expect(anew).toMatchObject({ draft: { notes: 'A low floor' } })
      expect(anew).not.toHaveProperty('version')
      expect(anew!.draft.submitKey).not.toBe(mine!.draft.submitKey)
    })

    test('that was sent before the tab was closed says as which request, and is not begun again [wizard-20]', async () => {
      const { asked } = await draw([answerTo(readDraft, aSent()), answerTo(discardDraft, null)])
      await expectShown([t('sentTitle', { number: 'R-10482' }), 'Galata Court Hotel', r('noRooms')])
      await expectNoBarriers()
      await press(t('gotIt'))
      await expect.element(page.getByText(t('sentTitle', { number: 'R-10482' }))).not.toBeInTheDocument()
      expect(asked.find(({ method }) => method === 'DELETE')?.url).toContain('version=9')
    })

    test('of another hotel is replaced only once something is entered, and the user is told before', async () => {
      const other = answerTo(readDraft, aSaved({ propertyId: 9 }))
      const { asked, address } = await draw([other, savedAs(8)])
      await expectShown([t('otherTitle', { hotel: 'Galata Court Hotel' }), t('otherText')])
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      expect(await savesIn(asked)).toEqual([])
      await notes().fill('Here')
      await expect.element(page.getByText(t('otherText'))).not.toBeInTheDocument()
      await expect.poll(() => savesIn(asked), patience).toMatchObject([{ version: 7, draft: { propertyId: 1 } }])
      expect(address()).toBe('/reservations/new?hotel=1')
    })

    test('of another hotel is continued from there', async () => {
      const [here, there] = [1, 9].map((accommodationPropertyId) =>
        answerTo(searchHotels, [aHotel(language, { accommodationPropertyId })]),
      )
      const { address } = await draw([
        inTurn(here!, there!),
        answerTo(readDraft, aSaved({ propertyId: 9, rooms: halfNamed() })),
      ])
      await press(t('continueOther'))
      await expect.poll(address).toContain('hotel=9')
      await expect.element(notes()).toHaveValue('A high floor')
    })

    test('opens at the step of the address after a reload, and waits for what it is judged by', async () => {
      const { address } = await draw([answerTo(readDraft, aSaved())], '/reservations/new?hotel=1&step=review')
      await expect.poll(() => document.querySelector('h1')?.innerText).toBe(w('stepReview'))
      expect(address()).toBe('/reservations/new?hotel=1&step=review')
    })

    test('that has not come yet is waited for', async () => {
      await draw([silenceTo(readDraft)])
      await expectUnderWay()
      expect(notes().query()).toBeNull()
    })

    test.each([
      ['fails', failureOf(readDraft), 'UNEXPECTED'],
      ['is refused', refusalOf(readDraft, 403, 'FORBIDDEN'), 'FORBIDDEN'],
    ] as const)('whose reading %s is asked for again, and never begun over what is saved', async (_, answer, code) => {
      await draw([answer])
      const said = code === 'FORBIDDEN' ? [sayProblem(language, code, {})] : []
      await expectShown([...said, s('toHotels')])
      expect(notes().query()).toBeNull()
    })
  },
)
