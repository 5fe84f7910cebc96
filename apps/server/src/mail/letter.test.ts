import { describe, expect, it } from 'vitest'
import { createLetters, type LettersLike } from '#mail/letter.ts'
import { personInMail, staffWrote } from '#mail/mail-name.ts'

const en = {
  refused: { subject: 'Refused', title: 'Dear {name}', paragraphs: ['We refused it.', 'The reason: {reason}'] },
  open: { subject: 'Open', title: 'Welcome, {name}', paragraphs: ['It is open.'], action: 'Log in' },
} as const
const fa = {
  refused: { subject: 'رد شد', title: '{name} گرامی', paragraphs: ['آن را نپذیرفتیم.', 'علت: {reason}'] },
  open: { subject: 'فعال شد', title: '{name} گرامی', paragraphs: ['فعال است.'], action: 'ورود' },
} satisfies LettersLike<typeof en>
const letter = createLetters({ en, fa })
const name = personInMail('en', 'Nasrin')

describe('a letter', () => {
  it('says its words in the language of whoever reads it, with its values in their places', () => {
    expect(letter('open', 'en', { name, url: 'https://portal.example' })).toEqual({
      subject: 'Open',
      title: 'Welcome, Nasrin',
      paragraphs: ['It is open.'],
      action: { label: 'Log in', url: 'https://portal.example' },
    })
    expect(letter('refused', 'fa', { name, reason: staffWrote('مجوز ندارد') }).paragraphs[1]).toBe('علت: مجوز ندارد')
  })

  it('leaves the paragraph of a reason out when none was given', () => {
    expect(letter('refused', 'en', { name, reason: null }).paragraphs).toEqual(['We refused it.'])
  })

  it('does not load when a language names something that English does not, or leaves it out', () => {
    const misspelt = { ...fa, open: { ...fa.open, title: '{nmae} گرامی' } }
    expect(() => createLetters({ en, fa: misspelt })).toThrow(
      'The languages of open name other values: {name} or {nmae}',
    )
  })

  it('does not compile without a value, with text that anybody typed, or without where its button leads', () => {
    const wrong = [
      // @ts-expect-error: the reason is missing
      () => letter('refused', 'en', { name }),
      // @ts-expect-error: a name that may be a letter of its own
      () => letter('refused', 'en', { name: 'https://evil.example', reason: null }),
      // @ts-expect-error: the button leads nowhere
      () => letter('open', 'en', { name }),
      // @ts-expect-error: a paragraph less than in English
      () => createLetters({ en, fa: { ...fa, refused: { ...fa.refused, paragraphs: ['آن را نپذیرفتیم.'] } } }),
    ]
    expect(wrong).toHaveLength(4)
  })
})
