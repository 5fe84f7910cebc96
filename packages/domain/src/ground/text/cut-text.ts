/**
 * The first characters of a text. `slice` counts UTF-16 units and may cut an emoji in half, which the database refuses
 * and no screen can show.
 */
export function firstCharacters(text: string, most: number): string {
  // No text has more characters than units, so nearly all are done here.
  if (text.length <= most) return text
  // A character takes two units at most: what lies beyond them is not looked at, however long the text is.
  return Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('')
}

/** Cut after so many characters as people count them; what is cut says so. */
export function cutText(text: string, most: number): string {
  const kept = firstCharacters(text, most)
  return kept === text ? text : `${kept.trimEnd()}…`
}
