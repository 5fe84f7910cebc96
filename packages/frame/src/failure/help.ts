import { createContext, use } from 'react'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { onlyProviderSolves } from '@sarai/domain/ground/only-provider.ts'

/** A way to whoever can put right what was refused. */
export type Help = { readonly label: string; readonly onAction: () => void }

/** How an app leads there; one whose people are the provider has none. */
export const HelpContext = createContext<((problem: CallFailed) => Help) | undefined>(undefined)

/** Beside whatever only the provider can solve. The one place that decides it, for every form, list and button. */
export function useHelp(): (problem: unknown) => Help | undefined {
  const helpWith = use(HelpContext)
  return (problem) =>
    problem instanceof CallFailed && onlyProviderSolves.has(problem.code) ? helpWith?.(problem) : undefined
}
