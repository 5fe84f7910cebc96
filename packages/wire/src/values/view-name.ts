import { filledLine } from '#values/text.ts'

/** What somebody calls filters that they save. */
export const viewName = filledLine(40)
