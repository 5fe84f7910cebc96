import { Problem } from '../../apps/server/src/problem.ts'

/** Races under way at the same time. */
const sideBySide = 6

type Act<Thing> = (thing: Thing) => Promise<unknown>

/** Lets two act on each thing in the same moment. Answers, by its number, what became of the two: `done, STATE_CHANGED`. */
export async function twoAtOnce<Thing>(
  name: string,
  things: readonly Thing[],
  numberOf: (thing: Thing) => number,
  one: Act<Thing>,
  other: Act<Thing>,
): Promise<Map<number, string>> {
  const became = new Map<number, string>()
  const waiting = [...things]
  const work = async () => {
    for (let thing = waiting.pop(); thing !== undefined; thing = waiting.pop()) {
      const number = numberOf(thing)
      became.set(number, await raceFor(thing, number % 2 === 0, one, other))
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
  const tally = Map.groupBy(became.values(), (outcomes) => outcomes)
  console.log(`${name}: ${[...tally].map(([outcomes, all]) => `${all.length} × (${outcomes})`).join(', ')}`)
  return became
}

/** Now the one begins, now the other. */
async function raceFor<Thing>(thing: Thing, isTurned: boolean, one: Act<Thing>, other: Act<Thing>): Promise<string> {
  const begun = (isTurned ? [other, one] : [one, other]).map((act) => outcomeOf(() => act(thing)))
  const outcomes = await Promise.all(begun)
  return (isTurned ? outcomes.toReversed() : outcomes).join(', ')
}

/** What became of one who acted: done, or the code of the refusal. */
async function outcomeOf(act: () => Promise<unknown>): Promise<string> {
  try {
    await act()
    return 'done'
  } catch (error) {
    return error instanceof Problem ? error.code : String(error)
  }
}
