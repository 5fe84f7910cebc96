import ts from 'typescript'

export type Requirement = { id: string; text: string }

export function requirementsIn(markdown: string): Requirement[] {
  return Array.from(markdown.matchAll(/^- ([a-z]+-\d+) (.*)$/gm), ([, id = '', text = '']) => ({ id, text }))
}

/** The ids in square brackets in the titles of tests that run: a skipped test proves nothing. */
export function claimedIds(name: string, source: string): string[] {
  const titles: string[] = []
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true))
  return titles.flatMap((title) =>
    Array.from(title.matchAll(/\[([a-z]+-\d+(?:, ?[a-z]+-\d+)*)\]/g), ([, ids = '']) => ids.split(/, ?/)).flat(),
  )

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments
      const words = namesOf(node.expression)
      if (words.some((word) => /^(skip|todo|fixme|fails)$/.test(word))) return
      if (title && /^(it|test|describe)$/.test(words[0] ?? '')) titles.push(title.getText())
    }
    ts.forEachChild(node, visit)
  }
}

/** it.each(…) → it, each */
function namesOf(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text]
  if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node))
    return namesOf(ts.isCallExpression(node) ? node.expression : node.tag)
  return []
}
