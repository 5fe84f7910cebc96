import type { DeskRequestRow } from '@sarai/wire/desk/requests/queues.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'

const looks = {
  desk: { tone: 'accent', words: 'turnDesk' },
  hotel: { tone: 'neutral', words: 'turnHotel' },
  agency: { tone: 'secondary', words: 'turnAgency' },
  finance: { tone: 'secondary', words: 'turnFinance' },
  nobody: { tone: 'neutral', words: 'turnNobody' },
} as const

/** Who has to act next: what waits for the desk itself stands out. An agency pays, or answers another price first. */
export function TurnBadge({ of: { turn, state } }: { of: Pick<DeskRequestRow, 'turn' | 'state'> }) {
  const t = useRequestWords()
  const { tone, words } = looks[turn]
  const isOffered = turn === 'agency' && state !== 'PaymentPending'
  return <Badge tone={tone}>{t(isOffered ? 'turnOffered' : words)}</Badge>
}
