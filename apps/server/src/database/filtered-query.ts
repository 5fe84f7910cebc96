import type { QueryResultRow } from 'pg'
import { query, type Question, type Tx } from '#database/query.ts'

/** What is not asked for is left out, or says nothing. */
type Asked<Filters> = { readonly [Name in keyof Filters]?: Filters[Name] | null | false | undefined }

/**
 * The statement of a list that may be filtered. Each set of filters has a statement of its own: one for all, with
 * `$status is null or status = $status`, would be planned for none of them and use no index. All of them are made at the
 * start, so that a mistake in any is found there.
 *
 * `clauses` says of each filter what must hold; `text` puts them into the whole, and may join a table for one of them
 * (`has`). A filter whose clause does not name its value is a flag: given `true`.
 */
export function filteredQuery<Filters, Row extends QueryResultRow, Always = unknown>(
  clauses: { readonly [Name in keyof Filters]: string },
  text: (and: string, has: (filter: keyof Filters) => boolean) => string,
  options: { planned?: 'each-time' } = {},
) {
  const names = Object.keys(clauses) as (keyof Filters & string)[]
  const statements = Array.from({ length: 2 ** names.length }, (_, set) => {
    const asked = names.filter((_name, place) => set & (1 << place))
    const whole = text(asked.map((name) => ` and ${clauses[name]}`).join(''), (name) => asked.includes(name as never))
    // What is typed decides how it is best looked up.
    const isTyped = asked.some((name) => / like /.test(clauses[name]))
    const flags = asked.filter((name) => !new RegExp(`\\$${name}\\b`).test(whole))
    return { ...query<Record<string, {} | null>, Row>(whole, isTyped ? { planned: 'each-time' } : options), flags }
  })
  const chosen = (given: Record<string, unknown>) => {
    let set = 0
    const params: Record<string, {} | null> = {}
    for (const name in given) {
      const value = given[name]
      const place = names.indexOf(name as never)
      if (place >= 0) {
        if (value === undefined || value === null || value === false) continue
        set |= 1 << place
      }
      params[name] = value as {} | null
    }
    const statement = statements[set]!
    for (const flag of statement.flags) delete params[flag]
    return { statement, params }
  }
  return {
    all: (tx: Tx, given: Always & Asked<Filters>): Promise<Row[]> => {
      const { statement, params } = chosen(given)
      return statement.all(tx, params)
    },
    one: (tx: Tx, given: Always & Asked<Filters>): Promise<Row> => {
      const { statement, params } = chosen(given)
      return statement.one(tx, params)
    },
    /** For `db.look`. */
    ask: {
      all: (given: Always & Asked<Filters>): Question<Row[]> => {
        const { statement, params } = chosen(given)
        return statement.ask.all(params)
      },
    },
  }
}
