/** Texts cut by UTF-16 units, which may leave half an emoji: `firstCharacters` and `cutText` of the domain cut them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { reachableFiles } from './patterns.ts'
import { report } from './report.ts'

/** Calls whose answer is a text that somebody may have written. `digest` and `toISOString` are our own signs. */
const GIVES_TEXT = /^(String|trim|trimStart|trimEnd|replace|replaceAll|normalize|join|concat|get)$/

export function unitCuts(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  visit(file)
  return found

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name: method, expression } = node.expression
      const cutsFromStart = method.text === 'slice' && node.arguments[0]?.getText() === '0' && node.arguments.length > 1
      if (/^substr(ing)?$/.test(method.text) || (cutsFromStart && (isText(expression) || isShortened(node)))) tell(node)
    }
    ts.forEachChild(node, visit)
  }

  function tell(node: ts.Node): void {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${name}:${line + 1}: cuts a text by UTF-16 units; use firstCharacters or cutText`)
  }
}

/** What can be seen to be a text, without knowing any type. */
function isText(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isText(node.expression)
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true
  if (ts.isBinaryExpression(node)) return isText(node.right)
  if (!ts.isCallExpression(node)) return false
  const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
  return GIVES_TEXT.test(called.getText())
}

/** `${title.slice(0, 20)}…` */
function isShortened(node: ts.Node): boolean {
  return ts.isTemplateSpan(node.parent) && node.parent.literal.text.startsWith('…')
}

if (import.meta.main) {
  const root = process.cwd()
  report(reachableFiles(root).flatMap((name) => unitCuts(name, readFileSync(join(root, name), 'utf8'))))
}
