/** Who may import whom (boundary-rules.ts), as dependency-cruiser sees it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { forbidden } from './boundary-rules.ts'
import { report } from './report.ts'
import { sourceFiles } from './source-files.ts'

/** With a TypeScript it does not know, dependency-cruiser finds no modules and no mistakes. */
const LEAST_SHARE = 0.9

export async function boundaryMistakes(root: string, sources: string[] = sourceFiles(root)): Promise<string[]> {
  const { modules, summary } = await cruiseTree(root)
  const seen = new Set(modules.map(({ source }) => source))
  const missed = sources.filter((file) => !seen.has(file))
  const mistakes = summary.violations.map(({ rule, from, to, cycle }) => {
    const path = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to]
    return `${rule.name}: ${path.join(' → ')}`
  })
  if (sources.length === 0 || missed.length > sources.length * (1 - LEAST_SHARE))
    mistakes.push(`cruised only ${sources.length - missed.length} of ${sources.length} files; e.g. not ${missed[0]}`)
  return mistakes
}

async function cruiseTree(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    ['packages', 'apps', 'scripts', 'e2e'].filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
      tsPreCompilationDeps: true, // an import of a type is knowledge too
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '/(dist|coverage)/' },
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.tsx', '.js'] },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

if (import.meta.main) report(await boundaryMistakes(process.cwd()))
