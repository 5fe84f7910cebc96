/** Apart from the schemas (text.ts), which not every page that sends something needs. */

/** Control characters, other ends of a line, and halves of an emoji: nobody sees them, and the database keeps no NUL. */
export const notInALine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
export const notInParagraphs = /[^\P{Cc}\n\r\t]|\p{Cs}/u

/** What was typed or pasted, without what the wire does not take and nobody would miss. */
export const asLine = (text: string) => text.replaceAll(new RegExp(notInALine, 'gu'), ' ').trim()
export const asParagraphs = (text: string) => text.replaceAll(new RegExp(notInParagraphs, 'gu'), ' ').trim()
