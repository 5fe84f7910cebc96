import { describe, expect, onTestFinished, test } from 'vitest'
import { readDraft } from '@sarai/wire/portal/drafts.ts'
import { validateRequest } from '@sarai/wire/portal/requests.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { expectHabits } from '@sarai/frame/testing/look-over.ts'
import { accepted, aQuote } from '#features/new-request/review/testing/a-review.ts'
import { aSaved } from '#features/new-request/testing/a-saved-draft.ts'
import { agentIn, fieldOf, turn } from '#features/new-request/testing/hands.ts'
import { soldAnswers } from '#features/new-request/testing/sold.ts'
import { portal } from '#testing/portal.ts'

const quote = aQuote()
const oneRoom = { ...quote, EachRoomPrice: quote.EachRoomPrice.slice(1) }

/** As whoever sees badly sets the browser of a phone. */
function doubleLetters(): void {
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
}

describe.each(drawnLanguages('with letters twice as large on a phone'))(
  'with letters twice as large on a phone, in %s',
  (language) => {
    const { t, g, guest, goOn } = agentIn(language)

    test('no step scrolls sideways, and the fields of a guest stand one under the other', async () => {
      doubleLetters()
      const answers = [
        answerTo(readDraft, aSaved()),
        answerTo(validateRequest, oneRoom),
        accepted,
        ...soldAnswers(language),
      ]
      const address = '/reservations/new?hotel=1&from=2031-12-20&until=2031-12-25'
      const drawn = await drawScreen(portal, address, { language, width: 390, answers })
      const [first, last] = (['firstName', 'lastName'] as const).map((name) => fieldOf(g(name), guest(1)))
      await expect.element(last!).toBeInTheDocument()
      expect(last!.element().getBoundingClientRect().top).toBeGreaterThan(
        first!.element().getBoundingClientRect().bottom,
      )
      expectHabits(language)
      await turn(t('transfer'))
      await goOn(t('next'))
      await expect.poll(drawn.address).toContain('step=flights')
      expectHabits(language)
    })
  },
)
