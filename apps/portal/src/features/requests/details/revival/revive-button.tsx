import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useState } from 'react'
import { RotateCcw } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { mayActAs } from '@sarai/domain/people/colleague.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { priceAgain } from '#features/requests/request-calls.ts'
import { useProfile } from '#shared/profile.ts'
import { requestQueries } from '#shared/one-request.ts'

const ReviveDialog = laterDialog(
  async () => (await import('#features/requests/details/revival/revive-dialog.tsx')).ReviveDialog,
)

/** For agents and owners. It asks for the price first: the question names it. */
export function ReviveButton({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { data: profile } = useProfile()
  const [asked, setAsked] = useState<{ request: RequestDetails; quote: QuoteReply }>()
  const { write: price, isPending } = useWrite({
    send: priceAgain,
    changes: requestQueries,
    onDone: (of: RequestDetails, quote) => setAsked({ request: of, quote }),
  })
  if (profile === undefined || !mayActAs(profile.Role, 'agent')) return null
  return (
    <>
      <Button variant="primary" icon={RotateCcw} isPending={isPending} onPress={() => price(request)}>
        {t('revive')}
      </Button>
      {asked && (
        <ReviveDialog
          key={asked.quote.QuoteId}
          of={asked.request}
          quote={asked.quote}
          onPriceGone={() => price(request)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
