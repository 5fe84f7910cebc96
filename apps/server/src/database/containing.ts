import { searchKey } from '@sarai/locale/search-key.ts'

/** The pattern of what contains the typed words; nothing when none is typed. The signs of LIKE are ordinary characters. */
export function containing(typed: string | undefined): string | null {
  const key = searchKey(typed ?? '')
  return key === '' ? null : `%${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
