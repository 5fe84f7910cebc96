/** What a saved reply may name of the request that it answers: in braces, by the word of either language. */
const replyValues = ['number', 'hotel', 'check-in', 'check-out', 'agency', 'deadline'] as const
type ReplyValue = (typeof replyValues)[number]

export const replyWords: Readonly<Record<'en' | 'fa', Readonly<Record<ReplyValue, string>>>> = {
  en: {
    number: 'number',
    hotel: 'hotel',
    'check-in': 'check-in',
    'check-out': 'check-out',
    agency: 'agency',
    deadline: 'deadline',
  },
  fa: { number: 'شماره', hotel: 'هتل', 'check-in': 'ورود', 'check-out': 'خروج', agency: 'آژانس', deadline: 'مهلت' },
}

const valueOf = new Map(
  replyValues.flatMap((value) => [replyWords.en[value], replyWords.fa[value]].map((word) => [word, value] as const)),
)
const inBraces = /\{([^{}]*)\}/g

/** A brace that is left over is a mistyped word, which no agency should read. */
export const isReplyText = (text: string): boolean =>
  !/[{}]/.test(text.replaceAll(inBraces, (whole, word: string) => (valueOf.has(word.trim()) ? '' : whole)))

/** A request has everything but a deadline from the beginning. */
export type ReplyValues = Readonly<Record<Exclude<ReplyValue, 'deadline'>, string> & { deadline: string | null }>

/** With its values in their places; null where it names a deadline and there is none. */
export function fillReply(text: string, values: ReplyValues): string | null {
  let fits = true
  const filled = text.replaceAll(inBraces, (whole, word: string) => {
    const named = valueOf.get(word.trim())
    if (named === undefined) return whole
    const value = values[named]
    fits &&= value !== null
    return value ?? ''
  })
  return fits ? filled : null
}
