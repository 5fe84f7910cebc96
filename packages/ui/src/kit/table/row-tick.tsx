import { Checkbox } from '#kit/choice/checkbox.tsx'
import type { RowSelection } from '#kit/table/table-column.ts'

type TickBoxProps = { label: string; isTicked: boolean; onToggle: () => void }

/** A box without words: what it ticks stands beside it, and is read out. */
export function TickBox({ label, isTicked, onToggle }: TickBoxProps) {
  return <Checkbox label={<span className="sr-only">{label}</span>} value={isTicked} onChange={onToggle} />
}

export function RowTick<Row>({ row, selection }: { row: Row; selection: RowSelection<Row> }) {
  const { isSelected, labelOf, onToggle } = selection
  return <TickBox label={labelOf(row)} isTicked={isSelected(row)} onToggle={() => onToggle(row)} />
}
