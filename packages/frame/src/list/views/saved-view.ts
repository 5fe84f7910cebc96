export const savedViewQueries = ['saved-view'] as const

/** Filters of a list, under a name that somebody gave them for themselves. */
export type SavedView<Filters> = { readonly id: number; readonly name: string; readonly filters: Filters }

type Once = { key: string }

export type ViewCalls<Filters> = {
  readonly save: (name: string, filters: Filters, once: Once) => Promise<{ id: number }>
  readonly rename: (id: number, name: string, once: Once) => Promise<null>
  readonly remove: (id: number, once: Once) => Promise<null>
}
