import { Check, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'

type QuestionCardProps = {
  icon: LucideIcon
  title: string
  /** The row as the list has it, and which of its cells the question is about. */
  cells: readonly string[]
  isMarked: (column: number) => boolean
  isSettled: boolean
  isLeftOut: boolean
  onLeaveOut: (isOut: boolean) => void
  children: ReactNode
}

export function QuestionCard(props: QuestionCardProps) {
  const { icon, title, cells, isMarked, isSettled, isLeftOut, onLeaveOut, children } = props
  const t = useGuestListWords()
  const titleId = useId()
  const look = isSettled ? 'bg-success-soft text-on-success-soft' : 'bg-warning-soft text-on-warning-soft'
  return (
    <section aria-labelledby={titleId} className="overflow-hidden rounded-inner border border-line">
      <h4 id={titleId} className={`flex items-center gap-2.5 px-3.5 py-2 font-semibold ${look}`}>
        <Icon of={isSettled ? Check : icon} size={17} />
        {title}
      </h4>
      <div className="grid gap-3 p-3.5">
        <p
          dir="ltr"
          className="flex flex-wrap gap-x-4 gap-y-0.5 rounded-control bg-sunken px-2.5 py-1.5 text-small text-soft"
        >
          {cells.map((cell, column) =>
            cell === '' ? null : (
              // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its place alone
              <bdi key={column} className={isMarked(column) ? 'rounded-tag bg-accent px-1 text-on-accent' : ''}>
                {cell}
              </bdi>
            ),
          )}
        </p>
        {isLeftOut ? <p className="text-soft">{t('isLeftOut')}</p> : children}
        <Button
          variant="ghost"
          size="small"
          onPress={() => onLeaveOut(!isLeftOut)}
          className="-my-1.5 -ms-3 justify-self-start"
        >
          {t(isLeftOut ? 'takeBack' : 'leaveOut')}
        </Button>
      </div>
    </section>
  )
}
