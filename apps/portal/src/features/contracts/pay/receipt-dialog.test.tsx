import { page, userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { listBanks, listReceiptTypes } from '@sarai/wire/portal/house.ts'
import { listContracts, readContract, type ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import { listContractPayments, listPaymentCurrencies, submitReceipt } from '@sarai/wire/portal/money/payments.ts'
import { uploadFile } from '@sarai/wire/portal/uploads.ts'
import { money } from '@sarai/domain/ground/money.ts'
import type { Language } from '@sarai/locale/language.ts'
import { rialsInWords } from '@sarai/locale/number/amount-words.ts'
import { showFileSize } from '@sarai/locale/number/number-display.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { showMoney, tomanHint } from '@sarai/locale/number/money-display.ts'
import {
  answerTo,
  failureOf,
  heldUntil,
  inTurn,
  lossOf,
  refusalOf,
  silenceTo,
  supportPhone,
  tell,
  type Answer,
} from '@sarai/frame/testing/answers.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as formEn } from '@sarai/frame/form/form-words.en.ts'
import { fa as formFa } from '@sarai/frame/form/form-words.fa.ts'
import { en as fieldEn } from '@sarai/ui/kit/field/field-words.en.ts'
import { fa as fieldFa } from '@sarai/ui/kit/field/field-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as shellEn } from '#app/shell-words.en.ts'
import { fa as shellFa } from '#app/shell-words.fa.ts'
import { en } from '#features/contracts/pay/messages.en.ts'
import { fa } from '#features/contracts/pay/messages.fa.ts'
import { aContract, aListedContract, contractsOf } from '#features/contracts/testing/some-contracts.ts'
import { asLabel, unclearAmounts } from '#features/contracts/testing/unclear-amounts.ts'
import { aReceipt, ofContract } from '#shared/payments/testing/some-payments.ts'
import { en as leftEn } from '#shared/uploads-left/messages.en.ts'
import { fa as leftFa } from '#shared/uploads-left/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/orders/order-details/2207?pay=receipt'
const words = { en, fa }
const fileId = '7f2b6ad8-5a0e-4f0e-9b3c-5a1f6d1f2a10'
const euros = (language: Language, minor: number) => showMoney(language, money(minor, 'EUR'))
const rials = (language: Language, minor: number) => showMoney(language, money(minor, 'IRR'))

const paid = answerTo(listContractPayments, { Receipts: [ofContract(aReceipt())], Cash: [] })
const types = answerTo(listReceiptTypes, [
  { Id: 1, Name: 'Satna' },
  { Id: 2, Name: 'Card to card' },
])
const banks = answerTo(listBanks, [{ Id: 7, Name: 'Bank Mellat' }])
const currencies = answerTo(listPaymentCurrencies, [
  { id: 1, code: 'EUR', sign: '€', minorDigits: 2, rate: null },
  {
    id: 2,
    code: 'IRR',
    sign: 'IRR',
    minorDigits: 0,
    rate: { day: '2031-11-15', fromAmount: 1_234_000, toAmount: 100 },
  },
])
const noOthers = answerTo(listContracts, contractsOf([]))
const sent = answerTo(submitReceipt, { Id: 3_400, PaymentNumber: 'P-3400' })
const uploaded = answerTo(uploadFile, [fileId])
const isUpload = ({ method, url }: Request) => method === 'POST' && url.includes('UploadPublicFiles')
const aPage = (language: Language, changes: Partial<ContractReply> = {}) => [
  answerTo(readContract, aContract(language, changes)),
  paid,
]
const choices = [types, banks, currencies, noOthers]

/** Chooses from a list that opens. */
async function select(label: string, option: string) {
  await page
    .getByRole('button', { name: new RegExp(label) })
    .last()
    .click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

describeScreen('the receipt dialog', {
  app: portal,
  address,
  words,
  proves: '[pay-03]',
  states: (t, { language, kit, problem }) => {
    const filled = async () => {
      await fill({ [t('receiptNumber')]: '140508245512' })
      await select(t('type'), 'Satna')
      await press(t('submitReceipt'))
    }
    const answers = [...aPage(language), ...choices]
    return {
      loaded: {
        answers,
        shows: [
          t('receiptTitle'),
          t('receiptNote'),
          t('clockStops'),
          t('contract'),
          t('contractDue', { number: 'C-2207', amount: euros(language, 95_100) }),
          t('amount'),
          t('currency'),
          t('coversAll'),
          t('receiptNumber'),
          t('type'),
          t('date'),
          t('time'),
          t('sender'),
          'Parvaz Asia',
          t('bank'),
          t('description'),
          t('picture'),
          t('choosePicture'),
          translator(language, { en: leftEn, fa: leftFa })('left', {
            count: 187,
            size: showFileSize(language, 412 * 1024 * 1024),
          }),
          t('submitReceipt'),
        ],
      },
      empty: {
        answers,
        act: () => press(t('submitReceipt')),
        shows: [translator(language, { en: formEn, fa: formFa })('wrongRequired')],
      },
      failing: {
        answers: [...answers, failureOf(submitReceipt)],
        act: filled,
        shows: [t('receiptTitle'), '+98 21 9100 0000'],
      },
      refused: {
        answers: [...answers, refusalOf(submitReceipt, 409, 'STATE_CHANGED')],
        act: filled,
        shows: [problem('STATE_CHANGED')],
      },
      slow: { answers: [...answers, silenceTo(submitReceipt)], act: filled, shows: [t('receiptTitle'), kit('cancel')] },
    }
  },
})

/** A picture of two by one, of which a turn makes one by two. */
async function aPicture(name = 'satna.png'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 20
  canvas.height = 10
  canvas.getContext('2d')!.fillRect(0, 0, 20, 10)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob!], name, { type: 'image/png' })
}

/** As the system's own dialog hands it over; a large one would take long through the tool that presses keys. */
function chooseFile(file: File) {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

describe.each(drawnLanguages('sending a receipt'))('sending a receipt in %s', (language) => {
  const t = translator(language, words)
  const draw = (answers: Answer[], changes: Partial<ContractReply> = {}) =>
    drawScreen(portal, address, { language, answers: [...answers, ...aPage(language, changes), ...choices] })
  const fillIn = async () => {
    await fill({ [t('receiptNumber')]: '140508245512' })
    await select(t('type'), 'Satna')
  }
  const bodies = (asked: Request[]) =>
    Promise.all(
      asked
        .filter(({ method, url }) => method === 'POST' && url.includes('PaymentClient'))
        .map(async (call) => ({
          key: call.headers.get('idempotency-key'),
          body: (await call.clone().json()) as object,
        })),
    )

  test('uploads the picture first, then sends, closes and says so [pay-03]', async () => {
    const { asked, address: now } = await draw([uploaded, sent])
    await expectShown([t('coversAll')])
    chooseFile(await aPicture())
    await expectShown([t('uploaded'), 'satna.png'])
    await fillIn()
    await fill({ [t('date')]: '2026-11-01', [t('time')]: '0957' })
    await press(t('submitReceipt'))
    await expectShown([t('submitted')])
    expect(en.submitted).toBe('Receipt was submitted successfully')
    await expect.poll(now).toBe('/orders/order-details/2207')
    await expect.poll(() => page.getByRole('dialog').all(), { timeout: 5_000 }).toEqual([])
    const [call] = await bodies(asked)
    expect(call!.body).toEqual({
      OrderId: 2_207,
      ReceiptNumber: '140508245512',
      PaymentDateTime: '2026-11-01T06:27:00.000Z',
      ReceiptPaymentTypeId: 1,
      SenderName: 'Parvaz Asia',
      FileName: fileId,
      Amount: 95_100,
      Description: '',
      CurrencyId: 1,
      BankId: null,
      Shares: [],
    })
    // The payments of the contract are read again.
    await expect.poll(() => asked.filter(({ url }) => url.includes('PaymentClient?orderId')).length).toBeGreaterThan(1)
  })

  test('another receipt is begun from the message that the first was sent', async () => {
    const { address: now } = await draw([sent])
    await expectShown([t('coversAll')])
    await fillIn()
    await press(t('submitReceipt'))
    await press(t('another'))
    await expect.poll(now).toBe(address)
    await expectShown([t('receiptTitle')])
    await expect.element(page.getByLabelText(new RegExp(t('receiptNumber')))).toHaveValue('')
  })

  test('waits for a picture that is still on its way, and says how far it is', async () => {
    let arrive = () => undefined as void
    const moment = new Promise<void>((resolve) => (arrive = resolve))
    const { asked } = await draw([heldUntil(moment, uploaded), sent])
    await expectShown([t('coversAll')])
    chooseFile(await aPicture())
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    await expectShown([t('uploadingNote')])
    await fillIn()
    await press(t('submitReceipt'))
    expect(await bodies(asked)).toEqual([])
    arrive()
    await expectShown([t('submitted')])
    expect((await bodies(asked))[0]!.body).toMatchObject({ FileName: fileId })
  })

  test('a picture that is refused because the day is used up offers a way to us', async () => {
    await draw([refusalOf(uploadFile, 429, 'FILES_USED_UP', { values: { phone: supportPhone } })])
    await expectShown([t('coversAll')])
    chooseFile(await aPicture())
    const why = sayProblem(language, 'FILES_USED_UP', { phone: supportPhone })
    await expectShown([`${t('uploadFailed')} ${why}`, t('uploadAgain')])
    const askUs = translator(language, { en: shellEn, fa: shellFa })('askUs')
    await expect.element(page.getByRole('button', { name: askUs })).toBeVisible()
  })

  test('a refusal keeps the picture, what was typed and the key of the write [pay-03]', async () => {
    const { asked } = await draw([uploaded, inTurn(lossOf(submitReceipt), lossOf(submitReceipt), sent)])
    await expectShown([t('coversAll')])
    chooseFile(await aPicture())
    await fillIn()
    await press(t('submitReceipt'))
    await expectShown([translator(language, { en: formEn, fa: formFa })('lostTitle'), '140508245512', 'satna.png'])
    await press(t('submitReceipt'))
    await expectShown([t('submitted')])
    const calls = await bodies(asked)
    expect(calls).toHaveLength(3)
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
    expect(asked.filter(isUpload)).toHaveLength(1)
  })

  test('a number that was sent before is said at its field, with the way to the first', async () => {
    const values = { number: 'P-3391', id: 3391 }
    await draw([refusalOf(submitReceipt, 409, 'DUPLICATE_RECEIPT', { fields: ['ReceiptNumber'], values })])
    await expectShown([t('coversAll')])
    await fillIn()
    await press(t('submitReceipt'))
    const link = page.getByRole('link', { name: new RegExp(t('first')) })
    await expect.element(link).toHaveAttribute('href', '/payments?payment=3391')
    await expect.element(page.getByLabelText(new RegExp(t('receiptNumber')))).toHaveAttribute('aria-invalid', 'true')
  })

  test('says what another currency is worth and what it covers', async () => {
    await draw([])
    await expectShown([t('coversAll')])
    await select(t('currency'), language === 'fa' ? 'ریال' : 'IRR')
    const all = money(1_173_534_000, 'IRR')
    await expectShown([
      tomanHint(language, all)!,
      t('rate', { one: euros(language, 100), is: rials(language, 1_234_000) }),
      t('isWorth', { amount: euros(language, 95_100) }),
      t('coversAll'),
      ...(language === 'fa' ? [rialsInWords(all.minor)] : []),
    ])
    await fill({ [t('amount')]: '740400000' })
    await expectShown([t('leaves', { amount: euros(language, 35_100) })])
    expect(page.getByText(t('clockStops')).all()).toEqual([])
    await fill({ [t('amount')]: '۱۲۳۴۰۰۰۰۰۰' })
    const credit = language === 'en' ? 'it stays as your credit' : 'به بستانکاری شما افزوده می‌شود'
    await expectShown([t('more', { amount: euros(language, 4_900) }), credit])
    expect(page.getByText(t('coversAll')).all()).toEqual([])
  })

  test('does not promise that the deadline waits for a receipt that pays beside announced cash [pay-06]', async () => {
    await drawScreen(portal, address, { language, answers: [...aPage(language, { Waiting: 60_000 }), ...choices] })
    await expectShown([t('coversAll'), t('contractDue', { number: 'C-2207', amount: euros(language, 35_100) })])
    expect(page.getByText(t('clockStops')).all()).toEqual([])
    await fill({ [t('amount')]: '951' })
    await expectShown([t('clockStops')])
  })

  test('one transfer pays several contracts, and its parts make the whole', async () => {
    const other = aListedContract(language, { Id: 2_210, OrderNumber: 'C-2210' })
    const inRials = aListedContract(language, { Id: 2_211, OrderNumber: 'C-2211', Currency: 'IRR' })
    const { asked } = await draw([answerTo(listContracts, contractsOf([other, inRials])), sent])
    await expectShown([t('coversAll')])
    await page.getByText(t('shares')).click()
    const label = t('shareOf', { number: 'C-2210', amount: euros(language, 95_100) })
    await expectShown([label, t('shareLeft', { number: 'C-2207', amount: euros(language, 95_100) })])
    expect(page.getByText('C-2211').all()).toEqual([])
    const share = page.getByRole('textbox', { name: /C-2210/ })
    await share.fill('2000')
    const nothing = language === 'en' ? 'Nothing is left for C-2207' : 'برای C-2207 چیزی نمی‌ماند'
    await expectShown([nothing])
    await share.fill('951')
    await expectShown([nothing])
    await share.fill('351')
    await fillIn()
    await press(t('submitReceipt'))
    await expectShown([t('submitted')])
    expect((await bodies(asked))[0]!.body).toMatchObject({
      Amount: 95_100,
      Shares: [
        { OrderId: 2_207, Amount: 60_000 },
        { OrderId: 2_210, Amount: 35_100 },
      ],
    })
  })

  test('what it covers and whether it stops the clock goes by the part of this contract', async () => {
    const other = aListedContract(language, { Id: 2_210, OrderNumber: 'C-2210' })
    await draw([answerTo(listContracts, contractsOf([other]))])
    await expectShown([t('coversAll'), t('clockStops')])
    await fill({ [t('amount')]: '1902' })
    await expectShown([t('more', { amount: euros(language, 95_100) })])
    await page.getByText(t('shares')).click()
    const share = page.getByRole('textbox', { name: /C-2210/ })
    await share.fill('951')
    await expectShown([t('coversAll'), t('clockStops')])
    await share.fill('1551')
    await expectShown([t('leaves', { amount: euros(language, 60_000) })])
    const untrue = [t('clockStops'), t('coversAll'), t('more', { amount: euros(language, 95_100) })]
    expect(untrue.flatMap((text) => page.getByText(text).all())).toEqual([])
    await share.fill('2000')
    await expectShown([t('sharesTooMuch', { number: 'C-2207' })])
    expect(page.getByText(t('leaves', { amount: euros(language, 60_000) })).all()).toEqual([])
  })

  test('the parts that were typed stay while the switch is off, when none of them is sent', async () => {
    const others = [2_210, 2_212].map((Id) => aListedContract(language, { Id, OrderNumber: `C-${Id}` }))
    const owing = answerTo(listContracts, contractsOf(others))
    const { asked } = await draw([owing, inTurn(refusalOf(submitReceipt, 409, 'STATE_CHANGED'), sent)])
    await expectShown([t('coversAll')])
    const toggle = page.getByText(t('shares'))
    await toggle.click()
    await page.getByRole('textbox', { name: /C-2212/ }).fill('351')
    await fillIn()
    await toggle.click()
    await press(t('submitReceipt'))
    await expect.poll(() => bodies(asked)).toMatchObject([{ body: { Shares: [] } }])
    await toggle.click()
    await expectShown([t('shareLeft', { number: 'C-2207', amount: euros(language, 60_000) })])
    await expect.element(page.getByRole('textbox', { name: /C-2210/ })).toHaveValue('')
    await press(t('submitReceipt'))
    await expectShown([t('submitted')])
    const Shares = [
      { OrderId: 2_207, Amount: 60_000 },
      { OrderId: 2_212, Amount: 35_100 },
    ]
    expect((await bodies(asked))[1]!.body).toMatchObject({ Shares })
  })

  test('an amount that is not clear is refused as it was typed, and a clear one is understood', async () => {
    const { asked } = await draw([sent])
    const { form } = commonWords(language)
    await expectShown([t('coversAll')])
    await fillIn()
    const amount = page.getByRole('textbox', { name: asLabel(t('amount')) })
    for (const [typed, sentence, shown = typed] of unclearAmounts(language)) {
      await amount.fill(typed)
      await press(t('submitReceipt'))
      await expectShown([form(sentence)])
      await expect.element(amount).toHaveValue(shown)
    }
    expect(await bodies(asked)).toEqual([])
    await amount.fill('۱٬۲۰۰٫۵')
    await press(t('submitReceipt'))
    await expectShown([t('submitted')])
    expect((await bodies(asked))[0]!.body).toMatchObject({ Amount: 120_050 })
  })

  test('a part stays in sight when its contract owes nothing any more, for whoever typed it to decide', async () => {
    const other = aListedContract(language, { Id: 2_210, OrderNumber: 'C-2210' })
    const owing = inTurn(answerTo(listContracts, contractsOf([other])), noOthers)
    const { asked } = await draw([owing, sent])
    await expectShown([t('coversAll')])
    await page.getByText(t('shares')).click()
    const share = page.getByRole('textbox', { name: /C-2210/ })
    await share.fill('351')
    tell({ what: 'contract', id: '2210' })
    const settled = t('shareSettled', { number: 'C-2210' })
    await expectShown([settled, t('shareLeft', { number: 'C-2207', amount: euros(language, 60_000) })])
    await expect.element(page.getByRole('textbox', { name: settled })).toHaveValue(language === 'en' ? '351' : '۳۵۱')
    await share.fill('')
    await expectShown([t('shareLeft', { number: 'C-2207', amount: euros(language, 95_100) })])
    await fillIn()
    await press(t('submitReceipt'))
    await expectShown([t('submitted')])
    expect((await bodies(asked))[0]!.body).toMatchObject({ Amount: 95_100, Shares: [] })
  })

  test.each([
    ['an empty day', 'date', ''],
    ['a day that is none', 'date', '2026-02-31'],
    ['a time that is none', 'time', '25:99'],
  ] as const)('%s is refused at its field, beside what else is wrong', async (_, field, text) => {
    const { asked } = await draw([])
    await expectShown([t('coversAll')])
    await fillIn()
    await fill({ [t(field)]: text, [t('amount')]: '0' })
    await press(t('submitReceipt'))
    for (const wrong of ['amount', field] as const) {
      const input = page.getByRole('textbox', { name: new RegExp(`^${t(wrong).replaceAll(/[()]/g, '.')}`) })
      await expect.element(input).toHaveAttribute('aria-invalid', 'true')
    }
    const says = translator(language, { en: formEn, fa: formFa })
    const month = { en: 'February 2026', fa: 'فوریه ۲۰۲۶' }[language]
    const monthDays = translator(language, { en: fieldEn, fa: fieldFa })('monthDays', { month, count: 28 })
    await expectShown([text === '' ? says('wrongRequired') : field === 'date' ? monthDays : says('wrongTime')])
    expect(await bodies(asked)).toEqual([])
  })

  test('a picture that did not arrive is said, and goes up again', async () => {
    await draw([inTurn(refusalOf(uploadFile, 415, 'FILE_TYPE_REFUSED'), uploaded), sent])
    await expectShown([t('coversAll')])
    chooseFile(await aPicture())
    await expectShown([t('uploadFailed')])
    await fillIn()
    await press(t('submitReceipt'))
    await expectShown([t('mendPicture')])
    await press(t('uploadAgain'))
    await expectShown([t('uploaded')])
    await press(t('submitReceipt'))
    await expectShown([t('submitted')])
    await expect.poll(() => page.getByRole('dialog').all(), { timeout: 5_000 }).toEqual([])
  })
})

test('a picture is turned before it is sent, a PDF is named, and what is neither is refused', async () => {
  const { asked } = await drawScreen(portal, address, {
    language: 'en',
    answers: [uploaded, ...aPage('en'), ...choices],
  })
  await expectShown([en.coversAll])
  chooseFile(await aPicture())
  await expectShown([en.uploaded])
  await press(en.turnRight)
  await expect.poll(() => asked.filter(isUpload).length).toBe(2)
  const again = asked.findLast(isUpload)!
  const { width, height } = await createImageBitmap(await again.clone().blob())
  expect([width, height, again.headers.get('content-type')]).toEqual([10, 20, 'image/jpeg'])
  await expectShown(['satna.jpg'])
  await press(en.removePicture)
  chooseFile(new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' }))
  await expectShown([en.isPdf, 'receipt.pdf'])
  expect(page.getByRole('button', { name: en.turnLeft }).all()).toEqual([])
  await press(en.removePicture)
  chooseFile(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf', { type: 'application/pdf' }))
  await expectShown([en.pictureTooLarge.replace('{megabytes}', '10')])
})

test.each(drawnLanguages('a receipt that is not sent'))(
  'asks before it throws away what was typed, in %s',
  async (language) => {
    const t = translator(language, words)
    const answers = [...aPage(language), ...choices]
    const { address: now } = await drawScreen(portal, address, { language, answers })
    await expectShown([t('coversAll')])
    await fill({ [t('receiptNumber')]: '1405' })
    await userEvent.keyboard('{Escape}')
    const title = commonWords(language).kit('discardTitle')
    await expect.element(page.getByRole('alertdialog', { name: title })).toBeVisible()
    expect(now()).toBe(address)
  },
)

test('a time that has not come yet is refused at its field', async () => {
  await drawScreen(portal, address, { language: 'en', answers: [...aPage('en'), ...choices] })
  await expectShown([en.coversAll])
  await fill({ [en.receiptNumber]: '1405', [en.date]: '2099-01-01' })
  await select(en.type, 'Satna')
  await press(en.submitReceipt)
  await expectShown([formEn.wrongFuture])
  expect(page.getByRole('dialog').all()).toHaveLength(1)
})
