import { registerHooks } from 'node:module'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** For a sabotage twin: a worker in which no job counts as a mail, so that all share the same places. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/src/jobs/run-worker.ts')) return next(url, context)
    const code = readFileSync(fileURLToPath(url), 'utf8')
    const source = code.replace(`name.startsWith('mail-')`, 'name === undefined')
    if (source === code) throw new Error('There is nothing to sabotage')
    return { format: 'module-typescript', source, shortCircuit: true }
  },
})
