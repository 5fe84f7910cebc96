type RowHeadsProps = {
  /** The columns of the rows below it. */
  columns: string
  of: readonly string[]
}

/** What the columns are, for the eye: each row says it to those who hear it, and on a phone rows are cards. */
export function RowHeads({ columns, of: heads }: RowHeadsProps) {
  return (
    <li
      aria-hidden
      className={`grid gap-x-3.5 border-b border-line px-4.5 py-2.5 text-micro font-medium text-soft max-sm:hidden ${columns}`}
    >
      {heads.map((head, place) => (
        <span key={head} className={place === heads.length - 1 ? 'text-end' : ''}>
          {head}
        </span>
      ))}
    </li>
  )
}
