import fc from 'fast-check'
import { vi } from 'vitest'

// The domain is typed without Node.js; its tests run there all the same.
declare const process: { env: Record<string, string | undefined> }
declare const console: { log: (text: string) => void }

const seed = Number(process.env['FC_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

// oxlint-disable-next-line eslint/no-console -- a failure that nobody can repeat is worth nothing
console.log(`properties run with seed ${seed}; repeat with FC_SEED=${seed}`)

// A thousand runs take a second on an idle machine and several on a busy one.
vi.setConfig({ testTimeout: 60_000 })

/** Tries the check with 1000 random sets of values; `check` fails by throwing, so write `expect` in it. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => void,
): void {
  fc.assert(
    fc.property(...arbitraries, (...values) => check(...values)),
    { seed, numRuns: 1000 },
  )
}
