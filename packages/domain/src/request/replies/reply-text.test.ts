import { describe, expect, it } from 'vitest'
import { fillReply, isReplyText } from '#request/replies/reply-text.ts'

const values = {
  number: 'R-10482',
  hotel: 'Galata Court',
  'check-in': '20 Dec',
  'check-out': '22 Dec',
  agency: 'Parvaz Asia',
  deadline: null,
}

describe('a saved reply', () => {
  it('names what a request has, in the words of either language', () => {
    expect(fillReply('{number}: {hotel}, { check-in } to {check-out}. {number}', values)).toBe(
      'R-10482: Galata Court, 20 Dec to 22 Dec. R-10482',
    )
    expect(fillReply('{آژانس}: {هتل}، {ورود} تا {خروج}، {شماره}', values)).toBe(
      'Parvaz Asia: Galata Court، 20 Dec تا 22 Dec، R-10482',
    )
  })

  it('does not fit a request without the deadline that it names', () => {
    expect(fillReply('Pay by {deadline}!', values)).toBeNull()
    expect(fillReply('تا {مهلت}', values)).toBeNull()
    expect(fillReply('Pay by {deadline}!', { ...values, deadline: 'noon' })).toBe('Pay by noon!')
  })

  it('does not read what it filled in', () => {
    expect(fillReply('{agency} {hotel}', { ...values, agency: '{deadline}', hotel: '$&' })).toBe('{deadline} $&')
  })

  it.each(['Hello', '', '{hotel}', '{ مهلت }', '{hotel}{number}'])('takes %j', (text) => {
    expect(isReplyText(text)).toBe(true)
  })

  it.each(['{hotels}', '{hotel', 'hotel}', '{}', '{{hotel}}', '{Hotel}', '{toString}'])('refuses %j', (text) => {
    expect(isReplyText(text)).toBe(false)
  })
})
