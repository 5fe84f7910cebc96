/** What a stage of .ci/run leaves behind: its counts, and the words that its reader must not have to look for. */
export type Report = { passed: number; failed: number; told: string[] }

export const failure = (name: string, message: string) => `✗ ${name}\n${shortened(message)}`

/** A test that passed when it was tried again: a defect to mend, but none that keeps a change from landing. */
export const secondTry = (name: string, message: string) => `↻ needed a second try: ${name}\n${shortened(message)}`

/** Enough of it to know where to look, without the steps of other people's code; the whole stands with the stage. */
function shortened(message: string): string {
  const lines = message
    .trim()
    .split('\n')
    .filter((line) => !/^ +at (?:.*node_modules|.*<anonymous>|.*node:)/.test(line))
  return (lines.length <= 25 ? lines : [...lines.slice(0, 24), '…']).map((line) => `    ${line}`).join('\n')
}
