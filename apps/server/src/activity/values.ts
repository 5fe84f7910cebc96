import type { ActivityValue, ActivityValues, WordList } from '@sarai/wire/desk/activity-values.ts'
import type { CancellationPolicy } from '@sarai/domain/stay/cancellation-policy.ts'
import { cutText, firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'

/** The only way into the log: each value says what it is. What is missing or empty is null. */
export const text = valueOf((given: string) => ({ is: 'text', text: given }))
export const contact = valueOf((given: string) => ({ is: 'contact', text: given }))
export const number = valueOf((given: number) => ({ is: 'number', number: given }))
export const id = valueOf((given: number) => ({ is: 'id', id: given }))
export const yesNo = valueOf((given: boolean) => ({ is: 'yes-no', yes: given }))
export const day = valueOf((given: string) => ({ is: 'day', day: given }))
/** Whole minor units of a currency. */
export const money = (currency: string) => valueOf((minor: number) => ({ is: 'money', minor, currency }))
export const difference = (currency: string) => valueOf((minor: number) => ({ is: 'difference', minor, currency }))
export const minutes = valueOf((given: number) => ({ is: 'minutes', minutes: given }))
/** A day's work; nothing on a day that is free. */
export const hours = (given: { opens: string; closes: string } | undefined): ActivityValue | null =>
  given === undefined ? null : { is: 'hours', opens: given.opens, closes: given.closes }
export const cancellation = (steps: CancellationPolicy): ActivityValue | null =>
  steps.length === 0 ? null : { is: 'cancellation', steps: [...steps] }
/** One of a list that the desk has words for. */
export const word = (of: WordList) => valueOf((code: string) => ({ is: 'words', of, codes: [code] }))
export const words = (of: WordList) =>
  function listed(codes: readonly string[]): ActivityValue | null {
    return codes.length === 0 ? null : { is: 'words', of, codes: [...codes] }
  }

const longest = 120

/**
 * Values as the log keeps them: it compares and does not archive, so texts are cut, by characters, that no letter is
 * torn in two. Only here, at the very end: two long texts that begin alike are still two to whoever compares them.
 */
export function keptValues(values: ActivityValues): ActivityValues {
  const kept = Object.entries(values).map(([name, value]) => [
    name,
    value !== null && 'text' in value ? { ...value, text: cutText(value.text, longest) } : value,
  ])
  return Object.fromEntries(kept) as ActivityValues
}

/** Enough to recognise the address by, for somebody who knows it: the log cannot be erased. */
export function maskedEmail(email: string): ActivityValue | null {
  const [name = '', host = ''] = email.split('@')
  return contact(`${firstCharacters(name, 1)}…@${host}`)
}

export function maskedMobile(mobile: string): ActivityValue | null {
  return contact(`${firstCharacters(mobile, 5)}…${Array.from(mobile).slice(-2).join('')}`)
}

/** How each field of a thing is kept. A field that nobody said it of does not compile. */
export function valuesOf<Fields extends object>(kept: {
  readonly [Name in keyof Fields]-?: (given: Exclude<Fields[Name], undefined>) => ActivityValue | null
}): (fields: Fields) => ActivityValues {
  const names = Object.keys(kept) as (keyof Fields & string)[]
  return (fields) => Object.fromEntries(names.map((name) => [name, kept[name](fields[name] as never)]))
}

function valueOf<Given extends string | number | boolean>(tagged: (given: Given) => ActivityValue) {
  return (given: Given | null): ActivityValue | null => (given === null || given === '' ? null : tagged(given))
}
