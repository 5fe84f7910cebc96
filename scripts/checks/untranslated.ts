/** Words that a person would read in one language only: JSX text and label-like attributes that hold letters. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { report } from './report.ts'
import { screenFiles } from './source-files.ts'

const LABEL_LIKE =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|placeholder|title|.*[lL]abel|description|help|hint|error(Message)?|message|heading|subtitle|caption|text|children)$/
const LETTERS = /\p{L}/u

/** A brand or a code is marked as HTML marks it: `<span translate="no">Sarai</span>`. */
export function untranslatedWords(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  visit(file)
  return found

  function visit(node: ts.Node): void {
    if (ts.isJsxElement(node) && isMarked(node.openingElement)) return
    if (ts.isJsxSelfClosingElement(node) && isMarked(node)) return
    if (ts.isJsxText(node)) tell(node, node.text)
    else if (ts.isJsxAttribute(node)) {
      if (LABEL_LIKE.test(node.name.getText()) && node.initializer) readValue(node.initializer)
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) readValue(node)
    ts.forEachChild(node, visit)
  }

  /** Follows only what ends up on the screen: in `kind === 'a' ? 'Yes' : x` the 'a' does not. */
  function readValue(node: ts.Node | undefined): void {
    if (!node) return
    if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) readValue(node.expression)
    else if (ts.isStringLiteralLike(node)) tell(node, node.text)
    else if (ts.isTemplateExpression(node))
      tell(node, [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join(''))
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(readValue)
    else if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) readValue(node.left)
      readValue(node.right)
    }
  }

  function tell(node: ts.Node, text: string): void {
    if (!LETTERS.test(text)) return
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${name}:${line + 1}: "${text.trim()}" is in no message catalogue`)
  }
}

function isMarked(element: ts.JsxOpeningLikeElement): boolean {
  return element.attributes.properties.some((attribute) => attribute.getText() === 'translate="no"')
}

if (import.meta.main) {
  const root = process.cwd()
  const files = screenFiles(root).filter((name) => name.endsWith('.tsx'))
  report(files.flatMap((name) => untranslatedWords(name, readFileSync(join(root, name), 'utf8'))))
}
