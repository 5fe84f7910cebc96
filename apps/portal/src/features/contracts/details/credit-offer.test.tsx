import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { readContract, type ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { listContractPayments, moveCredit } from '@sarai/wire/portal/money/payments.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { answerTo, failureOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/contracts/details/messages.en.ts'
import { fa } from '#features/contracts/details/messages.fa.ts'
import { aContract, dueAt } from '#features/contracts/testing/some-contracts.ts'
import { portal } from '#testing/portal.ts'

const address = '/orders/order-details/2207'
const words = { en, fa }
const euros = (language: Language, minor: number) => showMoney(language, money(minor, 'EUR'))
/** The other contract owes less than there is. */
const target = { OrderId: 2_210, OrderNumber: 'C-2210', Due: 35_100, DueAt: dueAt }
const moving = (language: Language) => ({ amount: euros(language, target.Due), number: target.OrderNumber })

const aPage = (language: Language, changes: Partial<ContractReply> = {}) => {
  const credit = { State: 'Credit' as const, Credit: 50_000, Paid: 270_500, Due: 0, DueAt: null, CreditTarget: target }
  return [
    answerTo(readContract, aContract(language, { ...credit, Missing: [], ...changes })),
    answerTo(listContractPayments, { Receipts: [], Cash: [] }),
  ]
}

describeScreen('the credit of a contract', {
  app: portal,
  address,
  words,
  proves: '[pay-01]',
  states: (t, { language, kit, problem }) => {
    const values = moving(language)
    const credit = t('creditTitle', { amount: euros(language, 50_000) })
    const ask = () => press(t('creditMove', values))
    const move = async () => {
      await ask()
      await expectShown([t('creditQuestion', values)])
      await press(t('creditMove', values))
    }
    return {
      loaded: {
        answers: aPage(language),
        act: ask,
        shows: [t('creditQuestion', values), t('creditText', values), kit('cancel')],
      },
      empty: { answers: aPage(language, { CreditTarget: null }), shows: [credit, t('creditStays')] },
      failing: {
        answers: [...aPage(language), failureOf(moveCredit)],
        act: move,
        shows: [t('creditQuestion', values), '+98 21 9100 0000'],
      },
      refused: {
        answers: [...aPage(language), refusalOf(moveCredit, 409, 'STATE_CHANGED')],
        act: move,
        shows: [credit, problem('STATE_CHANGED')],
      },
      slow: {
        answers: [...aPage(language), silenceTo(moveCredit)],
        act: move,
        shows: [t('creditQuestion', values)],
      },
    }
  },
})

describe.each(drawnLanguages('the credit of a contract'))('the credit of a contract in %s', (language) => {
  const t = translator(language, words)
  const draw = (answers: Answer[], changes: Partial<ContractReply> = {}) =>
    drawScreen(portal, address, { language, answers: [...answers, ...aPage(language, changes)] })
  const values = moving(language)
  const owed = { number: target.OrderNumber, due: euros(language, target.Due) }

  test('is offered for the contract that owes, and moved once [pay-01]', async () => {
    const { asked } = await draw([answerTo(moveCredit, null)])
    await expectShown([
      t('creditTitle', { amount: euros(language, 50_000) }),
      t('creditUseBy', { ...owed, time: showDeadline(language, Date.parse(dueAt)) }),
    ])
    await press(t('creditMove', values))
    await expectShown([t('creditQuestion', values)])
    await press(t('creditMove', values))
    await expectShown([t('creditMoved', values)])
    const sent = asked.filter(({ method }) => method === 'POST')
    expect(sent).toHaveLength(1)
    expect(await sent[0]!.json()).toEqual({ version: 7, toContractId: 2_210, amount: 35_100 })
  })

  test('names no time where the other contract has none', async () => {
    await draw([], { CreditTarget: { ...target, DueAt: null } })
    await expect.element(page.getByText(t('creditUse', owed))).toBeVisible()
  })

  test('is moved by nobody where no contract needs it', async () => {
    await draw([], { CreditTarget: null })
    await expectShown([t('creditStays')])
    expect(page.getByRole('button', { name: /C-2210/ }).all()).toEqual([])
  })

  test('an agent reads of it, and who may move it', async () => {
    const agent = {
      UserName: 'Mina Karimi',
      AgencyName: 'Parvaz Asia',
      Role: 'agent' as const,
      ShouldVerifyEmail: false,
    }
    await draw([answerTo(readProfileSummary, agent)])
    await expectShown([t('creditTitle', { amount: euros(language, 50_000) }), t('payDenied')])
    expect(page.getByRole('button', { name: /C-2210/ }).all()).toEqual([])
  })
})
