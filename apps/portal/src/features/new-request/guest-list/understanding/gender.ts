import type { Gender } from '@sarai/domain/stay/guest.ts'
import { searchKey } from '@sarai/locale/text/search-key.ts'

const words: Record<Gender, string> = {
  Female: 'f female woman w girl mrs ms miss mme زن خانم مونث مؤنث دختر بانو kadın bayan k kız',
  Male: 'm male man boy mr mstr master sir مرد آقا آقای اقا مذکر پسر erkek bay e',
}

const genderByWord = new Map(
  (Object.keys(words) as Gender[]).flatMap((gender) =>
    words[gender].split(' ').map((word) => [searchKey(word), gender]),
  ),
)

export function readGender(written: string): Gender | undefined {
  return genderByWord.get(searchKey(written.replaceAll(/[.()/]/g, ' ')))
}

/** Only what stands before a name; "E" and "Bay" are names of their own. */
const titles = new Set('mrs ms miss mme mr mstr master خانم آقای آقا سرکار جناب'.split(' ').map(searchKey))

/** The title before a name says who it is and is no part of the name: "MRS. SARA AHMADI", «آقای کریمی». */
export function splitTitle(name: string): { name: string; gender: Gender | undefined } {
  const parts = name.split(' ')
  const isTitle = (word: string) => titles.has(searchKey(word.replaceAll('.', '')))
  const end = parts.findIndex((word) => !isTitle(word))
  if (end <= 0) return { name, gender: undefined }
  const told = parts.slice(0, end).flatMap((word) => readGender(word) ?? [])
  return { name: parts.slice(end).join(' '), gender: told[0] }
}
