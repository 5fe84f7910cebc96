import type { FormEvent, ReactNode, Ref } from 'react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { CallProblem } from '@sarai/frame/form/call-problem.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { PageBar } from '@sarai/ui/kit/shell/page-bar.tsx'
import { detailsOf } from '#features/new-request/change/change-frame.tsx'
import { useChangeWords } from '#features/new-request/change/change-words.ts'
import type { ChangedDraft } from '#features/new-request/change/use-changed-draft.ts'
import { NewerChanges } from '#shared/request-change/newer-changes.tsx'

type ChangeFormProps = {
  form: Ref<HTMLFormElement>
  request: RequestDetails
  changed: ChangedDraft
  problem: Error | undefined
  submitLabel: string
  isPending: boolean
  /** There is something to be sent. */
  isReady: boolean
  onSubmit: () => void
  children: ReactNode
}

/** What all three pages have: what others did meanwhile, what was refused, and the bar that saves. */
export function ChangeForm(props: ChangeFormProps) {
  const { form, request, changed, problem, submitLabel, isPending, isReady, onSubmit, children } = props
  const t = useChangeWords()
  const isPhone = useIsPhone()
  const { seen, goOn } = changed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && isReady && !goOn) onSubmit()
  }
  const bar = (
    <>
      <ButtonLink size="large" href={detailsOf(request.Id)}>
        {t('back')}
      </ButtonLink>
      <div className={isPhone ? 'min-w-0 grow' : ''}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide={isPhone}
          isPending={isPending}
          isDisabled={!isReady || goOn !== undefined}
        >
          {submitLabel}
        </Button>
      </div>
    </>
  )
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-3.5 sm:gap-5">
      {goOn && <NewerChanges of={request} since={seen.Version} onGoOn={goOn} />}
      {problem && !goOn && <CallProblem of={problem} />}
      {children}
      {isPhone ? <PageBar>{bar}</PageBar> : <div className="flex justify-end gap-2.5">{bar}</div>}
    </form>
  )
}
