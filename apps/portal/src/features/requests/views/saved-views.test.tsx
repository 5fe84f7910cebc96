import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listRequests } from '@sarai/wire/portal/kept-requests.ts'
import { listSavedViews, removeView, renameView, saveView } from '@sarai/wire/portal/saved-views.ts'
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
import { aListedRequest, aListOf } from '#features/requests/testing/some-requests.ts'
import { portal } from '#testing/portal.ts'

const words = { en: { ...en, ...viewEn }, fa: { ...fa, ...viewFa } }
const list = '/reservations/list'
const requests = answerTo(listRequests, aListOf([aListedRequest('en')]))

describeScreen('naming a view', {
  app: portal,
  address: `${list}?state=New`,
  words,
  states: (t, { form, problem }) => {
    const open = () => press(t('saveView'))
    const send = async () => {
      await open()
      await fill({ [t('viewName')]: 'Nowruz groups' })
      await press(t('save'))
    }
    const answering = (answer: Answer) => [requests, answer]
    return {
      loaded: {
        answers: answering(silenceTo(saveView)),
        act: open,
        shows: [t('saveView'), t('saveViewNote'), t('viewName'), t('save')],
      },
      empty: {
        answers: answering(silenceTo(saveView)),
        act: async () => {
          await open()
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: answering(refusalOf(saveView, 409, 'TOO_MANY_VIEWS', { values: { most: 20 } })),
        act: send,
        shows: [problem('TOO_MANY_VIEWS', { most: 20 })],
      },
      failing: { answers: answering(lossOf(saveView)), act: send, shows: [form('lostTitle')] },
      slow: { answers: answering(silenceTo(saveView)), act: send, shows: [t('save')] },
    }
  },
})

const groups = { id: 7, name: 'Nowruz groups', filters: { view: 'upcoming', state: 'New', hotel: 12 } }
const tab = (name: string) => page.getByRole('tab', { name, exact: false })

test.each(drawnLanguages('a view that was saved'))(
  'a view that was saved is a tab, and opens as it was saved, in %s',
  async (language) => {
    const t = translator(language, words)
    const { address, asked } = await drawScreen(portal, `${list}?view=upcoming&state=New&hotel=12`, {
      language,
      answers: [
        requests,
        answerTo(saveView, { id: 7 }),
        inTurn(answerTo(listSavedViews, { savedViews: [] }), answerTo(listSavedViews, { savedViews: [groups] })),
      ],
    })
    await press(t('saveView'))
    await fill({ [t('viewName')]: groups.name })
    await press(t('save'))
    await expectShown([t('viewSaved')])
    const sent = asked.find(({ url, method }) => method === 'POST' && url.includes('saved-views'))
    expect(await sent?.json()).toEqual({ name: groups.name, filters: groups.filters })
    await expect.element(tab(groups.name)).toHaveAttribute('aria-selected', 'true')
    await tab(t('all')).click()
    await expect.poll(address).toBe(list)
    await tab(groups.name).click()
    await expect.poll(address).toBe(`${list}?within=upcoming&state=New&hotel=12&view=7`)
    await expect.element(tab(groups.name)).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('button', { name: t('saveView') })).not.toBeInTheDocument()
  },
)

test.each(drawnLanguages('a view of one’s own'))(
  'a view of one’s own is renamed and removed, in %s',
  async (language) => {
    const t = translator(language, words)
    const { asked, address } = await drawScreen(portal, `${list}?view=7&state=New&hotel=12&within=upcoming`, {
      language,
      answers: [
        requests,
        answerTo(listSavedViews, { savedViews: [groups] }),
        answerTo(renameView, null),
        answerTo(removeView, null),
      ],
    })
    const choose = async (name: string) => {
      await page.getByRole('button', { name: t('viewMenu', { name: groups.name }) }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await choose(t('renameView'))
    await fill({ [t('viewName')]: 'Groups' })
    await press(t('save'))
    await expectShown([t('viewRenamed')])
    await choose(t('removeView'))
    await expect.poll(() => asked.some(({ method, url }) => method === 'DELETE' && url.endsWith('/7'))).toBe(true)
    await expect.poll(address).toBe(list)
  },
)
