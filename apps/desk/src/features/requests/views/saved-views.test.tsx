import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listDeskViews, removeDeskView, renameDeskView, saveDeskView } from '@sarai/wire/desk/requests/saved-views.ts'
import { answerTo, inTurn, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { en as viewEn } from '@sarai/frame/list/views/view-words.en.ts'
import { fa as viewFa } from '@sarai/frame/list/views/view-words.fa.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/requests/messages.en.ts'
import { fa } from '#features/requests/messages.fa.ts'
import { aRow, listed, somebodyAtWork, someCounts } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const words = { en: { ...en, ...viewEn }, fa: { ...fa, ...viewFa } }
const around = [listed(aRow()), somebodyAtWork, someCounts]

describeScreen('naming a view of the desk', {
  app: desk,
  address: '/requests?tab=unpaid&assigned=me',
  words,
  states: (t, { form, problem }) => {
    const open = () => press(t('saveView'))
    const send = async () => {
      await open()
      await fill({ [t('viewName')]: 'My unpaid' })
      await press(t('save'))
    }
    const answering = (answer: Answer) => [...around, answer]
    return {
      loaded: {
        answers: answering(silenceTo(saveDeskView)),
        act: open,
        shows: [t('saveView'), t('saveViewNote'), t('viewName'), t('save')],
      },
      empty: {
        answers: answering(silenceTo(saveDeskView)),
        act: async () => {
          await open()
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: answering(refusalOf(saveDeskView, 409, 'TOO_MANY_VIEWS', { values: { most: 20 } })),
        act: send,
        shows: [problem('TOO_MANY_VIEWS', { most: 20 })],
      },
      failing: { answers: answering(lossOf(saveDeskView)), act: send, shows: [form('lostTitle')] },
      slow: { answers: answering(silenceTo(saveDeskView)), act: send, shows: [t('save')] },
    }
  },
})

const unpaid = { id: 7, name: 'My unpaid', filters: { tab: 'unpaid', assigned: 'me', hotel: 12 } }
const tab = (name: string) => page.getByRole('tab', { name, exact: false })

test.each(drawnLanguages('a view that was saved'))(
  'a view that was saved is a tab, and opens as it was saved, in %s',
  async (language) => {
    const t = translator(language, words)
    const { address, asked } = await drawScreen(desk, '/requests?tab=unpaid&assigned=me&hotel=12', {
      language,
      width: 1440,
      answers: [
        ...around,
        answerTo(saveDeskView, { id: 7 }),
        inTurn(answerTo(listDeskViews, { savedViews: [] }), answerTo(listDeskViews, { savedViews: [unpaid] })),
      ],
    })
    await press(t('saveView'))
    await fill({ [t('viewName')]: unpaid.name })
    await press(t('save'))
    await expectShown([t('viewSaved')])
    const sent = asked.find(({ url, method }) => method === 'POST' && url.includes('saved-views'))
    expect(await sent?.json()).toEqual({ name: unpaid.name, filters: unpaid.filters })
    await expect.element(tab(unpaid.name)).toHaveAttribute('aria-selected', 'true')
    await tab(t('asked')).click()
    await expect.poll(address).not.toContain('saved')
    await tab(unpaid.name).click()
    await expect.poll(address).toContain('saved=7')
    for (const part of ['tab=unpaid', 'assigned=me', 'hotel=12']) expect(address()).toContain(part)
    await expect.element(page.getByRole('button', { name: t('saveView') })).not.toBeInTheDocument()
  },
)

test.each(drawnLanguages('a view of one’s own'))(
  'a view of one’s own is renamed and removed, in %s',
  async (language) => {
    const t = translator(language, words)
    const { asked, address } = await drawScreen(desk, '/requests?saved=7&tab=unpaid&assigned=me&hotel=12', {
      language,
      width: 1440,
      answers: [
        ...around,
        answerTo(listDeskViews, { savedViews: [unpaid] }),
        answerTo(renameDeskView, null),
        answerTo(removeDeskView, null),
      ],
    })
    const choose = async (name: string) => {
      await page.getByRole('button', { name: t('viewMenu', { name: unpaid.name }) }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await choose(t('renameView'))
    await fill({ [t('viewName')]: 'Unpaid' })
    await press(t('save'))
    await expectShown([t('viewRenamed')])
    await choose(t('removeView'))
    await expect.poll(() => asked.some(({ method, url }) => method === 'DELETE' && url.endsWith('/7'))).toBe(true)
    await expect.poll(address).toBe('/desk/requests')
  },
)
