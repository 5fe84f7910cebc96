/**
 * Persian as Persian keyboards write it. An Arabic keyboard gives ي and ك, which look the same and are other letters:
 * kept as typed, one name would be two. Tatweel only stretches a word, and a second ZWNJ in a row parts nothing.
 */
export function persianLetters(text: string): string {
  return text
    .replaceAll(/[يى]/g, 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('ة', 'ه')
    .replaceAll('ـ', '')
    .replaceAll(/\u200C+/g, '\u200C')
}
