import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'

/** A title as the name of a file: without what some systems do not allow in one. */
export function fileNameOf(title: string): string {
  return firstCharacters(title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim(), 100)
}
