import { registerHooks } from 'node:module'

/** For a sabotage twin: a process in which everybody may do heavy work at once. Loaded before all else by `startApi`. */
registerHooks({
  load: (url, context, next) =>
    url.endsWith('/src/work/in-turn.ts')
      ? {
          format: 'module',
          source:
            'export const createTurns = () => (work) => work(); export const createTurnsOfEach = () => (_, work) => work()',
          shortCircuit: true,
        }
      : next(url, context),
})
