/** Paths of one machine, which mean nothing on the next. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from './report.ts'
import { repositoryFiles } from './source-files.ts'

const TEXT = /\.(c?m?[jt]sx?|json|jsonc|md|ya?ml|sh|sql|css|html|svg|toml|conf)$|(^|\/)[^.]+$/
const MACHINE_PATH = /(?<![\w.:/-])\/(home|Users|work|root)\/[\w.]+|\.\.\/shared\//

export function machinePaths(name: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = MACHINE_PATH.exec(line)
    return found ? [`${name}:${index + 1}: ${found[0]}`] : []
  })
}

if (import.meta.main) {
  const root = process.cwd()
  const files = repositoryFiles(root).filter(
    (name) => TEXT.test(name) && !name.startsWith('scripts/checks/machine-paths'),
  )
  report(files.flatMap((name) => machinePaths(name, readFileSync(join(root, name), 'utf8'))))
}
