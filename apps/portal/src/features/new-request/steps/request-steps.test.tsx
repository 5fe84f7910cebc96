import { page, userEvent } from 'vitest/browser'
import { useLocation } from 'react-router'
import { describe, expect, test } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { discardDraft, readDraft } from '@sarai/wire/portal/drafts.ts'
import { validateRequest } from '@sarai/wire/portal/requests.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { drawPage } from '@sarai/frame/testing/draw-page.tsx'
import { answerTo, heldUntil, refusalOf, serveAnswers } from '@sarai/frame/testing/answers.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectHabits, expectShown } from '@sarai/frame/testing/look-over.ts'
import { speak } from '@sarai/ui/testing/kept.ts'
import { en as flightsEn } from '#features/new-request/flights/messages.en.ts'
import { fa as flightsFa } from '#features/new-request/flights/messages.fa.ts'
import { en as wizardEn } from '#features/new-request/messages.en.ts'
import { fa as wizardFa } from '#features/new-request/messages.fa.ts'
import { en as reviewEn } from '#features/new-request/review/messages.en.ts'
import { fa as reviewFa } from '#features/new-request/review/messages.fa.ts'
import { accepted, aQuote } from '#features/new-request/review/testing/a-review.ts'
import { en } from '#features/new-request/steps/messages.en.ts'
import { fa } from '#features/new-request/steps/messages.fa.ts'
import { NewRequestPage } from '#features/new-request/new-request-page.tsx'
import { aSaved } from '#features/new-request/testing/a-saved-draft.ts'
import { agentIn, fieldOf, turn } from '#features/new-request/testing/hands.ts'
import { soldAnswers } from '#features/new-request/testing/sold.ts'
import { portal } from '#testing/portal.ts'

const search = 'name=galata&from=2031-12-20&until=2031-12-25'
const address = `/reservations/new?${search}&hotel=1`

const quote = aQuote()
const oneRoom = { ...quote, EachRoomPrice: quote.EachRoomPrice.slice(1) }

/** Both over one memory, as the app has it. */
const WizardOrList = () => (useLocation().pathname === '/reservations/list' ? <h1>R-10482</h1> : <NewRequestPage />)

const words = { en: { ...wizardEn, ...en }, fa: { ...wizardFa, ...fa } }

describe.each(drawnLanguages('the four steps'))('the four steps in %s', (language) => {
  const { t: r, g, guest, chooseRoom, nameGuest, goOn } = agentIn(language)
  const t = translator(language, words)
  const f = translator(language, { en: flightsEn, fa: flightsFa })
  const v = translator(language, { en: reviewEn, fa: reviewFa })
  const answers = [answerTo(validateRequest, oneRoom), accepted, ...soldAnswers(language)]
  /** A room and its guest, which were entered before. */
  const entered = answerTo(readDraft, aSaved())
  const draw = (at = address, width: 1440 | 390 = 1440) => drawScreen(portal, at, { language, width, answers })
  const heading = () => document.querySelector('h1')!

  test('choosing a hotel leads to its rooms, without transfer, with the currency at hand [wizard-05]', async () => {
    const { asked, address: now } = await draw(`/reservations/new?${search}`)
    await expect.poll(() => asked.some(({ url }) => new URL(url).pathname === '/api/Client')).toBe(true)
    await press(t('chooseHotel', { hotel: 'Galata Court Hotel' }))
    await expect.poll(now).toBe(address)
    await expectShown([r('transferOff'), r('noRooms')])
    await expect.poll(() => document.activeElement).toBe(heading())
    expect(heading().innerText).toBe(t('stepRooms'))
    // The dates of the search are those of the stay
    await expect.element(fieldOf(r('checkIn'))).toHaveValue({ en: '2031-12-20', fa: '1410-09-29' }[language])
  })

  test('without transfer step 2 leads to step 4, and step 3 says why it is left out [wizard-01] [wizard-15]', async () => {
    const { address: now, asked } = await drawScreen(portal, address, {
      language,
      width: 1440,
      answers: [entered, ...answers],
    })
    await expectShown([t('stepSkipped')])
    expect(page.getByRole('button', { name: t('stepFlights'), exact: false }).all()).toHaveLength(0)
    await goOn(r('nextReview'))
    await expect.poll(now).toBe(`${address}&step=review`)
    await expectShown([v('submit'), v('checked')])
    expect(asked.filter(({ headers }) => headers.get('content-type')?.includes('ValidateReserve'))).toHaveLength(1)
    expect(heading().innerText).toBe(t('stepReview'))
    await expect.poll(() => document.activeElement).toBe(heading())
  })

  test('pressed twice and more on a phone, step 2 leads to the review and not past it [wizard-19]', async () => {
    const { asked, address: now } = await drawScreen(portal, address, {
      language,
      width: 390,
      answers: [entered, ...answers],
    })
    const next = () => document.querySelector<HTMLElement>('[data-page-bar] button')
    await expect.poll(next, { timeout: 10_000 }).not.toBeNull()
    const { x, y, width, height } = next()!.getBoundingClientRect()
    next()!.click()
    for (let presses = 0; presses < 5; presses += 1) {
      document
        .elementFromPoint(x + width / 2, y + height / 2)
        ?.closest<HTMLElement>('a, button')
        ?.click()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await expect.element(page.getByRole('button', { name: v('submit') })).toBeEnabled()
    expect(now()).toBe(`${address}&step=review`)
    expect(asked.filter(({ headers }) => headers.get('content-type')?.includes('CreateReserve'))).toEqual([])
  })

  test('with transfer step 2 leads to step 3, and Back loses nothing [wizard-01] [wizard-15]', async () => {
    speak(language)
    await page.viewport(1440, 900)
    serveAnswers([entered, ...soldAnswers(language)])
    const { address: now, router } = drawPage(<NewRequestPage />, address)
    await fieldOf(g('firstName'), guest(1)).fill('Mina')
    await fieldOf(g('passport'), guest(1)).fill('B7654321')
    await turn(r('transfer'))
    await goOn(r('nextFlights'))
    await expect.poll(now).toBe(`${address}&step=flights`)
    await fieldOf(f('flightNumber'), page.getByRole('region', { name: f('departure') })).fill('879')
    await router.navigate(-1)
    await expect.poll(now).toBe(address)
    await expect.element(fieldOf(g('firstName'), guest(1))).toHaveValue('MINA')
    await router.navigate(1)
    await expect
      .element(fieldOf(f('flightNumber'), page.getByRole('region', { name: f('departure') })))
      .toHaveValue('879')
    await page.getByRole('button', { name: t('stepHotel'), exact: false }).click()
    await expect.poll(now).toBe(`/reservations/new?${search}`)
    await press(t('chooseHotel', { hotel: 'Galata Court Hotel' }))
    await expect.element(fieldOf(g('passport'), guest(1))).toHaveValue('B7654321')
    // Turning the transfer off forgets the flights [wizard-16]
    await turn(r('transfer'))
    await turn(r('transfer'))
    await goOn(r('nextFlights'))
    await expect.element(fieldOf(f('flightNumber'), page.getByRole('region', { name: f('departure') }))).toHaveValue('')
  })

  test.each(['flights', 'review'])('a link to %s leads to what is to be done before it [wizard-01]', async (step) => {
    const { address: now } = await draw(`${address}&step=${step}`)
    await expectShown([r('noRooms')])
    await expect.poll(now).toBe(address)
  })

  test('an accountant looks at rooms and prices as well, and nothing of it is read or saved', async () => {
    const who = { UserName: 'Bahram', AgencyName: 'Parvaz Asia', Role: 'accountant', ShouldVerifyEmail: false } as const
    const forbidden = [answerTo(readProfileSummary, who), refusalOf(readDraft, 403, 'FORBIDDEN')]
    const { asked } = await drawScreen(portal, address, { language, width: 1440, answers: [...forbidden, ...answers] })
    await chooseRoom('Standard Single')
    await nameGuest(1, 'Sara')
    await goOn(r('nextReview'))
    await expectShown([v('checked')])
    expect(asked.filter(({ url }) => url.includes('/api/drafts'))).toEqual([])
  })

  test('on a phone the action takes the place of the tabs, with the price beside it', async () => {
    await draw(address, 390)
    await chooseRoom('Standard Single')
    const next = page.getByRole('button', { name: r('next'), exact: true })
    const { left, right, bottom } = next.element().getBoundingClientRect()
    expect([left >= 0, right <= window.innerWidth]).toEqual([true, true])
    expect(bottom).toBeGreaterThan(window.innerHeight - 68)
    expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    const bar = document.querySelector('[data-page-bar]')!
    expect(bar.textContent).toContain(r('nights', { count: 5 }))
    const tabs = [...document.querySelectorAll('nav')].filter((nav) => getComputedStyle(nav).display !== 'none')
    expect(tabs).toEqual([])
    expectHabits(language)
  })

  test('rooms and a guest are entered by keyboard alone', async () => {
    const { address: now } = await draw()
    const keys = (typed: string) => userEvent.keyboard(typed)
    const tabTo = async (isThere: () => boolean) => {
      for (let presses = 0; presses < 80 && !isThere(); presses += 1) await keys('{Tab}')
      expect(isThere()).toBe(true)
    }
    const isOn = (label: string) => () => {
      const { activeElement: at } = document
      return (at?.getAttribute('aria-label') ?? at?.textContent) === label
    }
    const isIn = (label: string) => () => fieldOf(label, guest(1)).query() === document.activeElement
    await expect.element(page.getByRole('button', { name: r('chooseRoom') }).first()).toBeVisible()
    await tabTo(isOn(r('chooseRoom')))
    await keys('{Enter}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await tabTo(isOn(r('addRoom', { room: 'Standard Single' })))
    await keys('{Enter}{Escape}')
    await expect.element(guest(1)).toBeVisible()
    await tabTo(isIn(g('firstName')))
    await keys('sara{Tab}ahmadi{Tab}')
    await tabTo(isIn(g('nationality')))
    await keys('iran')
    await expect.element(page.getByRole('option', { name: 'Iran', exact: false })).toBeVisible()
    await keys('{ArrowDown}{Enter}{Tab}a12345678')
    await tabTo(isOn(r('nextReview')))
    await keys('{Enter}')
    await expect.poll(now).toContain('step=review')
  })

  test('nothing leads away from a request that is on its way, nor Back: it is sent once [wizard-20]', async () => {
    speak(language)
    await page.viewport(1440, 900)
    const answer = Promise.withResolvers<void>()
    const sent = [heldUntil(answer.promise, accepted), answerTo(discardDraft, null)]
    serveAnswers([entered, answerTo(validateRequest, oneRoom), ...sent, ...soldAnswers(language)])
    const { address: now, router } = drawPage(<WizardOrList />, address)
    await goOn(r('nextReview'))
    const done = page.getByRole('button', { name: t('stepRooms'), exact: false })
    const edit = page.getByRole('button', { name: v('editRoom', { number: 1 }) })
    await expect.element(edit).toBeEnabled()
    expect(done.all()).toHaveLength(1)
    await goOn(v('submit'))
    await expect.element(edit).toBeDisabled()
    await expect.poll(() => done.all().length).toBe(0)
    await router.navigate(-1)
    await expect.poll(now).toBe(`${address}&step=review`)
    answer.resolve()
    await expectShown([v('submitted')])
    await expect.element(edit).toBeDisabled()
    expect(done.all()).toHaveLength(0)
    await expect.poll(now, { timeout: 5_000 }).toBe('/reservations/list?new=10482')
  })

  test('what was submitted is forgotten: the next request begins anew [wizard-20]', async () => {
    speak(language)
    await page.viewport(1440, 900)
    serveAnswers(answers)
    const { address: now, router } = drawPage(<WizardOrList />, address)
    await chooseRoom('Standard Single')
    await nameGuest(1, 'Sara')
    await goOn(r('nextReview'))
    await goOn(v('submit'))
    await expect.poll(now, { timeout: 5_000 }).toBe('/reservations/list?new=10482')
    await expectShown(['R-10482'])
    await router.navigate(address)
    await expectShown([r('noRooms')])
  })
})
