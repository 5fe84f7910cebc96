import ts from 'typescript'

export type Requirement = { id: string; text: string }

export function requirementsIn(markdown: string): Requirement[] {
  return Array.from(markdown.matchAll(/^- ([a-z]+-\d+) (.*)$/gm), ([, id = '', text = '']) => ({ id, text }))
}

/**
 * The ids in square brackets in the titles of tests that run. A skipped test proves nothing, nor does a group without
 * a test. An id must stand in the title itself: in the rows of a table it may be there for any reason.
 */
export function claimedIds(name: string, source: string): string[] {
  return titlesIn(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)).flatMap((title) =>
    Array.from(title.matchAll(/\[([a-z]+-\d+(?:, ?[a-z]+-\d+)*)\]/g), ([, ids = '']) => ids.split(/, ?/)).flat(),
  )
}

function titlesIn(node: ts.Node): string[] {
  const words = ts.isCallExpression(node) ? namesOf(node.expression) : []
  if (words.some((word) => /^(skip|skipIf|runIf|todo|fixme|fails?)$/.test(word))) return []
  const inside: string[] = []
  ts.forEachChild(node, (child) => void inside.push(...titlesIn(child)))
  if (!ts.isCallExpression(node) || takesTable(node.expression)) return inside

  const [title, body] = node.arguments
  if (title === undefined || body === undefined) return inside
  if (/^(it|test)$/.test(words[0] ?? '') && !words.includes('describe')) return [writtenIn(title), ...inside]
  const isGroup = words[0] === 'describe' || words[1] === 'describe'
  return isGroup && inside.length > 0 ? [writtenIn(title), ...inside] : inside
}

/** `it.each(rows)`: what follows, `it.each(rows)(title, test)`, is the test. */
function takesTable(callee: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(callee) && /^(each|for)$/.test(callee.name.text)
}

/** What stands in the title whatever its values are. */
function writtenIn(title: ts.Node): string {
  if (ts.isStringLiteralLike(title)) return title.text
  if (ts.isTemplateExpression(title))
    return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('…')
  return ''
}

/** it.each(…) → it, each */
function namesOf(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text]
  if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node))
    return namesOf(ts.isCallExpression(node) ? node.expression : node.tag)
  return []
}
