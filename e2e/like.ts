/** Matches what a message says, whatever its values are: a label with a name in it, a sentence with a date. */
export function like(message: string): RegExp {
  const literal = message.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(literal.replaceAll(/\{\w+\}|#/g, '.*'))
}
