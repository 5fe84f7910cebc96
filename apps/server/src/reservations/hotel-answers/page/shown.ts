import type { HotelLanguage } from '@sarai/domain/request/hotel-answer.ts'
import type { Typed, Wrong } from '#reservations/hotel-answers/page/typed-answer.ts'
import type { VisitedQuestion } from '#reservations/hotel-answers/visited-question.ts'

/** Where a page stands: its own address in either language, for the switch and for its forms. */
export type Around = { readonly language: HotelLanguage; readonly path: string; readonly phone: string }

export type Shown = Around & {
  readonly question: VisitedQuestion
  readonly now: number
  readonly typed?: Typed
  readonly wrong?: Wrong
  readonly news?: News
}

/**
 * Why what was sent does not count: somebody else has answered since the page was shown, the desk has decided, there is
 * a number already, or it was changed too often.
 */
export type News = 'other1' | 'alreadyUsed' | 'alreadyDecided' | 'numberThere' | 'tooOften'

/** Everything that anybody typed passes here before it is part of a page. */
export function escaped(text: string): string {
  const marks: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark]!)
}
