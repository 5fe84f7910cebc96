/** Cut after so many characters as people count them; what is cut says so. */
export function cutText(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`
}
