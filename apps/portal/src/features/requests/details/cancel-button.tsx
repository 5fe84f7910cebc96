import { useState } from 'react'
import { CircleX } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { mayActAs } from '@sarai/domain/people/colleague.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { CancelDialog, isCancellable, type Cancellable } from '#features/requests/details/cancel-dialog.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { useProfile } from '#shared/profile.ts'

/** For agents and owners, as long as the request can be cancelled. */
export function CancelButton({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { data: profile } = useProfile()
  const [asked, setAsked] = useState<Cancellable>()
  const mayCancel = profile !== undefined && mayActAs(profile.Role, 'agent')
  return (
    <>
      {mayCancel && isCancellable(request) && (
        <Button icon={CircleX} onPress={() => setAsked(request)}>
          {t('cancel')}
        </Button>
      )}
      {asked && <CancelDialog of={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
