import { stateLook, type StateOwner } from '#booking/state-looks.ts'
import { en } from '#booking/state-words.en.ts'
import { fa } from '#booking/state-words.fa.ts'
import { Chip } from '#kit/show/chip.tsx'
import { useWords } from '#kit/language.tsx'

/** The state of a request, payment, contract or ledger entry, in its colour and in the language of the screen. */
export function StateChip({ of = 'request', state }: { of?: StateOwner; state: string }) {
  const t = useWords({ en, fa })
  const { colour, word } = stateLook(of, state)
  return <Chip colour={colour}>{t(word)}</Chip>
}
