/** What was opened from a list, as the list shows it now; as it was opened when it is no longer there. */
export function newestOf<Row extends { id: number }>(rows: readonly Row[] | undefined, opened: Row): Row {
  return rows?.find(({ id }) => id === opened.id) ?? opened
}
