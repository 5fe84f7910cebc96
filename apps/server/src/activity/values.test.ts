import { describe, expect, it } from 'vitest'
import { changedValues } from '#activity/changed-values.ts'
import type { Activity } from '#activity/record-activity.ts'
import {
  difference,
  keptValues,
  maskedEmail,
  maskedMobile,
  money,
  text,
  valuesOf,
  words,
  yesNo,
} from '#activity/values.ts'
import { openDatabase } from '#database/open-database.ts'

describe('a value of the log', () => {
  it('is nothing where there is nothing, and no is something', () => {
    expect(text('')).toBeNull()
    expect(words('agency-group')([])).toBeNull()
    expect(yesNo(false)).toEqual({ is: 'yes-no', yes: false })
  })

  it('is cut by characters when it is kept, so that no sign is torn in two', () => {
    const { title, price } = keptValues({ title: text('😀'.repeat(200)), price: money('EUR')(100) })
    const kept = (title as { text: string }).text
    expect(Array.from(kept)).toHaveLength(121)
    expect(kept.isWellFormed()).toBe(true)
    expect(price).toEqual(money('EUR')(100))
  })

  it('is compared whole: two long texts that begin alike are two', () => {
    const long = (end: string) => ({ text: text('a'.repeat(200) + end) })
    expect(changedValues(long('1'), long('2'))).toBeDefined()
  })

  it('differs when its currency does, although the figure is the same', () => {
    expect(changedValues({ price: money('EUR')(100) }, { price: money('USD')(100) })).toBeDefined()
    expect(changedValues({ price: money('EUR')(100) }, { price: money('EUR')(100) })).toBeUndefined()
    expect(changedValues({ price: money('EUR')(100) }, { price: difference('EUR')(100) })).toBeDefined()
  })

  it('shows of an address what its owner recognises, and no more', () => {
    expect(maskedEmail('nasrin@parvazasia.example')).toEqual({ is: 'contact', text: 'n…@parvazasia.example' })
    expect(maskedMobile('+989123456789')).toEqual({ is: 'contact', text: '+9891…89' })
  })

  it('does not compile without its tag, nor a thing of which one field has none, nor a log without a key', () => {
    // @ts-expect-error a bare text could be anything
    const bare: Activity = { what: 'hotel-edit', after: { nameEn: 'Galata' } }
    // @ts-expect-error a text is no subject
    const steered: Activity = { what: 'hotel-edit', subject: 'packages/1 x' }
    // @ts-expect-error `active` is not said to be anything
    const half = valuesOf<{ nameEn: string; active: boolean }>({ nameEn: text })
    // @ts-expect-error nobody opens the database without what signs the log
    const open = (pool: Parameters<typeof openDatabase>[0]) => openDatabase(pool)
    expect([bare, steered, half, open]).toHaveLength(4)
  })
})
