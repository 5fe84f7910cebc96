/** Regular expressions that backtrack: one hostile text can hold a process for minutes, and no length check helps all. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { report } from './report.ts'
import { sourceFiles } from './source-files.ts'

const TIMEOUT_MS = 20_000

export type Pattern = { source: string; flags: string; where: string }

export function patternsIn(name: string, text: string): Pattern[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const found: Pattern[] = []
  visit(file)
  return found

  function visit(node: ts.Node): void {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), where: `${name}:${line + 1}` })
    }
    ts.forEachChild(node, visit)
  }
}

/** A pattern that could not be judged in time is refused too: it can be written more simply. */
export function backtracking(patterns: readonly Pattern[]): string[] {
  const verdicts = new Map<string, string>()
  return patterns.flatMap(({ source, flags, where }) => {
    const pattern = `/${source}/${flags}`
    const verdict = verdicts.get(pattern) ?? verdictOn(source, flags)
    verdicts.set(pattern, verdict)
    return verdict === 'safe' ? [] : [`${where}: ${pattern} is ${verdict}; there must be one way to read a text`]
  })
}

function verdictOn(source: string, flags: string): string {
  const { status } = checkSync(source, flags, { timeout: TIMEOUT_MS })
  return status
}

/** What runs where strangers can reach it: no tests, nothing that only we start. */
export const reachableFiles = (root: string) =>
  sourceFiles(root).filter(
    (name) => /^(packages|apps)\//.test(name) && !/\.test\.tsx?$|\/(testing|demo|gallery)\//.test(name),
  )

if (import.meta.main) {
  const root = process.cwd()
  report(backtracking(reachableFiles(root).flatMap((name) => patternsIn(name, readFileSync(join(root, name), 'utf8')))))
}
