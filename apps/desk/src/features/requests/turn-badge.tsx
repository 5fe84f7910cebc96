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

/** Who has to act next: what waits for the desk itself stands out. */
export function TurnBadge({ of: turn }: { of: DeskRequestRow['turn'] }) {
  const t = useRequestWords()
  const { tone, words } = looks[turn]
  return <Badge tone={tone}>{t(words)}</Badge>
}
