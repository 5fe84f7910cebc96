import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ROOT } from '../run-command.ts'

const fill = 'scripts/compare/fill.ts'
const lockFile = 'package-lock.json'

/** The product as a commit left it, with the dependencies that it named. Whoever asks for it removes it. */
export function treeOf(commit: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'sarai-compare-'))
  const parts = ['apps', 'packages', 'scripts', 'package.json', lockFile, '.npmrc']
  const archive = execFileSync('git', ['archive', commit, ...parts], { cwd: ROOT, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', tree], { input: archive })
  mkdirSync(join(tree, 'scripts/compare'), { recursive: true })
  cpSync(join(ROOT, fill), join(tree, fill))
  const [ours, theirs] = [ROOT, tree].map((folder) => readFileSync(join(folder, lockFile), 'utf8'))
  if (ours === theirs) linkModules(tree)
  else execFileSync('npm', ['ci', '--loglevel=error'], { cwd: tree, stdio: 'inherit' })
  return tree
}

/** The same dependencies are here already; only our own packages differ. */
function linkModules(tree: string): void {
  const modules = join(tree, 'node_modules')
  mkdirSync(join(modules, '@sarai'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@sarai') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  }
  for (const own of globSync('{apps,packages}/*', { cwd: tree })) {
    symlinkSync(join(tree, own), join(modules, '@sarai', basename(own)))
  }
}
