import type { RouteObject } from 'react-router'
import { page, userEvent } from 'vitest/browser'
import { expect, onTestFinished, test } from 'vitest'
import { requestToken } from '@sarai/wire/portal/accounts.ts'
import { readCommissions } from '@sarai/wire/portal/dashboard.ts'
import { listPictures } from '@sarai/wire/portal/house.ts'
import { listPackages, listUpdatedHotels } from '@sarai/wire/portal/price-lists.ts'
import { en as loginEn } from '@sarai/frame/login/login-words.en.ts'
import { fa as loginFa } from '@sarai/frame/login/login-words.fa.ts'
import { answerTo, callsTo } from '@sarai/frame/testing/answers.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as boardEn } from '#features/dashboard/messages.en.ts'
import { fa as boardFa } from '#features/dashboard/messages.fa.ts'
import { session } from '#shared/session.ts'
import { portal } from '#testing/portal.ts'

/** The portal over a line so slow that the code of the dashboard is still on its way. */
const slowTo = (arrived: Promise<unknown>, path: string): typeof portal => {
  const held = (route: RouteObject): RouteObject => {
    if (route.children) return { ...route, children: route.children.map(held) }
    const load = route.path === path && typeof route.lazy === 'function' ? route.lazy : undefined
    return load ? { ...route, lazy: () => arrived.then(load) } : route
  }
  return { ...portal, routes: portal.routes.map(held) }
}

test.each(drawnLanguages('from the login to the dashboard'))(
  'the login stays busy until the dashboard stands, in %s',
  async (language) => {
    onTestFinished(() => localStorage.clear())
    const t = translator(language, { en: loginEn, fa: loginFa })
    const board = translator(language, { en: boardEn, fa: boardFa })
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const { asked, address } = await drawScreen(slowTo(arrived, '/dashboard'), '/auth/login', {
      language,
      as: 'visitor',
      answers: [
        answerTo(requestToken, { access_token: 'of.the.test', token_type: 'Bearer', expires_in: 300, userName: 'n' }),
        answerTo(readCommissions, { Title: '', AgencyGroupCommissionHotels: [], HasMorePeriods: false }),
        answerTo(listPictures, []),
        answerTo(listPackages, []),
        answerTo(listUpdatedHotels, []),
      ],
    })
    await fill({ [t('username')]: 'nasrin@parvazasia.example', [t('password')]: 'Caravan2026' })
    await press(t('logIn'))
    await expect.poll(() => session.token()).toBe('of.the.test')
    const button = page.getByRole('button', { name: t('logIn') })
    await new Promise((pass) => setTimeout(pass, 400))
    await expect.element(button).toHaveAttribute('data-pending', 'true')
    // Pressed once more, it asks nothing once more.
    await userEvent.keyboard('{Enter}')
    expect(callsTo(requestToken, asked)).toHaveLength(1)
    arrive()
    await expectShown([board('unread'), board('packages')])
    expect([address(), button.elements()]).toEqual(['/dashboard', []])
  },
)
