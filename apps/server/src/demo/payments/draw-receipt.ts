import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { calendarDayAt } from '@sarai/domain/ground/hotel-time.ts'
import type { Money } from '@sarai/domain/ground/money.ts'
import { showDate, showTime, tehran } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney, tomanHint } from '@sarai/locale/number/money-display.ts'
import { toDigitsOf } from '@sarai/locale/text/digits.ts'
import sharp from 'sharp'
import { drawOurSvg } from '#files/pictures/our-svg.ts'

export type DrawnReceipt = {
  readonly language: Language
  readonly bank: string
  readonly number: string
  readonly type: string
  readonly sender: string
  readonly amount: Money
  readonly paidAt: number
}

const words = {
  en: {
    colour: '#1F4E8C',
    title: 'Transfer completed',
    rows: ['Tracking number', 'Date', 'Time', 'Kind', 'Sender', 'Beneficiary', 'Account'],
    beneficiary: 'Sarai Travel Services',
    account: 'TR•• •••• 0417',
    foot: 'This receipt was made by the bank. Keep it until the amount is in the account.',
  },
  fa: {
    colour: '#B4531A',
    title: 'انتقال وجه انجام شد',
    rows: ['شمارهٔ پیگیری', 'تاریخ', 'ساعت', 'نوع انتقال', 'واریزکننده', 'ذی‌نفع', 'شبای مقصد'],
    beneficiary: 'خدمات مسافرتی سرای',
    account: 'IR•• •••• ۰۴۱۷',
    foot: 'این رسید را بانک صادر کرده است؛ تا نشستن وجه در حساب مقصد آن را نگه دارید.',
  },
} as const

/** In pixels: enough to read it, and quickly drawn. */
const width = 720

/** Draws receipts, in the font that papers are set in: a machine need not have one of its own. */
export function createReceiptDrawing() {
  const fontBlobs = ['Regular', 'Bold'].map((weight) =>
    readFileSync(fileURLToPath(import.meta.resolve(`vazirmatn/fonts/ttf/Vazirmatn-${weight}.ttf`))),
  )
  const workspace = fileURLToPath(new URL('.', import.meta.url))
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
  const mainFilePath = fileURLToPath(new URL('receipt.typ', import.meta.url))
  return async (receipt: DrawnReceipt): Promise<Buffer> => {
    const svg = compiler.plainSvg({ mainFilePath, inputs: { data: JSON.stringify(shown(receipt)) } })
    return drawOurSvg(svg, (picture) => picture.resize({ width }).webp({ quality: 82 }).toBuffer())
  }
}

/** The same picture from another phone: smaller, and packed again. */
export function savedAgain(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture).resize({ width: 600 }).webp({ quality: 70 }).toBuffer()
}

function shown({ language, bank, number, type, sender, amount, paidAt }: DrawnReceipt) {
  const { rows, beneficiary, account, ...own } = words[language]
  const values = [
    toDigitsOf(language, number),
    showDate(language, calendarDayAt(paidAt, tehran)),
    showTime(language, paidAt),
    type,
    sender,
    beneficiary,
    account,
  ]
  return {
    ...own,
    language,
    bank,
    initial: bank.replace(/^بانک /, '').slice(0, 1),
    clock: showTime(language, paidAt + 60_000),
    battery: toDigitsOf(language, '78%'),
    amount: showMoney(language, amount),
    toman: tomanHint(language, amount) ?? '',
    rows: rows.map((name, place) => [name, values[place]!]),
  }
}
