/** Left and right in Tailwind classes and inline styles: a right-to-left page needs start and end. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { report } from './report.ts'
import { screenFiles } from './source-files.ts'

const VALUE = String.raw`(-?[\d.]+(/\d+)?|auto|px|full|none|xs|sm|md|lg|\dxl|\[.+\]|\(.+\))`
const PHYSICAL_CLASS = new RegExp(
  `^!?(${[
    `-?(scroll-)?[mp][lr]-${VALUE}`,
    `-?(left|right)-${VALUE}`,
    `border-[lr](-.+)?`,
    `rounded-([lr]|[tb][lr])(-${VALUE})?`,
    `(text|float|clear)-(left|right)`,
  ].join('|')})!?$`,
)
const PHYSICAL_STYLE =
  /^(left|right|(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\w*|border(Top|Bottom)(Left|Right)Radius)$/
const SIDED_STYLE = /^(textAlign|float|clear)$/

export function physicalStyles(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  visit(file)
  return found

  function visit(node: ts.Node): void {
    if (isText(node)) for (const word of node.text.split(/\s+/)) if (isPhysicalClass(word)) tell(node, word)
    if (ts.isJsxAttribute(node) && node.name.getText() === 'style' && node.initializer) visitStyle(node.initializer)
    ts.forEachChild(node, visit)
  }

  function visitStyle(node: ts.Node): void {
    if (ts.isPropertyAssignment(node)) {
      const property = node.name.getText().replaceAll(/['"]/g, '')
      const isSided = SIDED_STYLE.test(property) && /left|right/.test(node.initializer.getText())
      if (PHYSICAL_STYLE.test(property) || isSided) tell(node, property)
    }
    ts.forEachChild(node, visitStyle)
  }

  function tell(node: ts.Node, what: string): void {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${name}:${line + 1}: ${what} names a side of the screen; use start and end`)
  }
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** `md:data-[open]:ml-2` is judged by its last part. */
const isPhysicalClass = (word: string) =>
  PHYSICAL_CLASS.test(word.replace(/^(?:[^\s:[\]]*(?:\[[^\]]*\])?[^\s:[\]]*:)+/, ''))

if (import.meta.main) {
  const root = process.cwd()
  report(screenFiles(root).flatMap((name) => physicalStyles(name, readFileSync(join(root, name), 'utf8'))))
}
