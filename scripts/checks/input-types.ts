/** Schemas without a bound on the wire: whatever comes in has one of the shared types, which know their columns. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { report } from './report.ts'
import { sourceFiles } from './source-files.ts'

/** Where the types are made. */
const SHARED = /\/(text|numbers|days|reply-values|person-name)\.ts$/
const BARE =
  /^(string|number|int|int32|uint32|float32|float64|bigint|coerce|email|url|uuid|guid|iso|any|unknown|stringbool)$/

export function bareTypes(name: string, source: string): string[] {
  if (SHARED.test(name)) return []
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  visit(file)
  return found

  function visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'z' && BARE.test(node.name.text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${name}:${line + 1}: z.${node.name.text} has no bound; use a type of text.ts, numbers.ts or days.ts`)
    }
    ts.forEachChild(node, visit)
  }
}

export const contractFiles = (root: string) =>
  sourceFiles(root).filter((name) => name.startsWith('packages/wire/src/') && !/\.test\.ts$|\/testing\//.test(name))

if (import.meta.main) {
  const root = process.cwd()
  report(contractFiles(root).flatMap((name) => bareTypes(name, readFileSync(join(root, name), 'utf8'))))
}
