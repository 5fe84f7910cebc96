import { expect, it } from 'vitest'
import { filledLine, filledParagraphs, telephone, uuid } from '#values/text.ts'

it.each([
  ['nothing', ''],
  ['spaces', ' \u00A0\u3000'],
  ['a space of no width', '\u200B'],
  ['marks of direction', '\u202E\u2068\u2069'],
  ['a filler letter', '\u3164'],
])('%s does not fill a field', (_, typed) => {
  for (const schema of [filledLine(40), filledParagraphs(40)])
    expect(schema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['required'])
})

it('what can be seen fills it', () => {
  for (const typed of ['می\u200Cشود', '1', '👍🏽']) expect(filledLine(40).parse(typed)).toBe(typed)
})

it('a line reads as it is kept: no mark of direction turns a number around on the screen of whoever checks it', () => {
  for (const [typed, kept] of [
    ['\u202E7654321088', '7654321088'],
    ['88\u200F4567\u200F0123', '8845670123'],
    ['\u2069\u202Dinvoice\u202Egnp.exe ', 'invoicegnp.exe'],
    [' \u2068R-1\u2069 ', 'R-1'],
  ] as const)
    expect(filledLine(40).parse(typed)).toBe(kept)
})

it('a telephone number has digits to dial, or is not known', () => {
  for (const typed of ['', '+90 212 555 01 07', '(021) 4321-0']) expect(telephone.parse(typed)).toBe(typed)
  for (const typed of ['-----', '(((((((', '+', '12 34']) expect(telephone.safeParse(typed).success).toBe(false)
})

it('an id is the same in capitals', () => {
  const id = 'b8f50b5c-2e94-409e-8282-06d0b3349b83'
  expect(uuid.parse(id.toUpperCase())).toBe(id)
  expect(uuid.safeParse('B8F50B5C').success).toBe(false)
})
