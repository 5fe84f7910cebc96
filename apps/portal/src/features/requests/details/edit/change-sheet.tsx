import { useId, useRef, type FormEvent, type ReactNode, type Ref } from 'react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { CallProblem } from '@sarai/frame/form/call-problem.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useKitWords } from '@sarai/ui/kit/kit-words.ts'
import { Dialog, type DialogProps } from '@sarai/ui/kit/overlay/dialog.tsx'
import { useEditWords } from '#features/requests/details/edit/edit-words.ts'
import type { EditedDetails } from '#features/requests/details/edit/edited-details.ts'
import type { SavedDetails } from '#features/requests/details/edit/use-saved-details.ts'
import { NewerChanges } from '#shared/request-change/newer-changes.tsx'
import type { TypedChange } from '#shared/request-change/use-typed-change.ts'

type ChangeSheetProps = Pick<DialogProps, 'title' | 'width' | 'onOpen' | 'onClose'> & {
  /** As it is now. */
  request: RequestDetails
  edited: TypedChange<EditedDetails>
  saved: SavedDetails
  form: Ref<HTMLFormElement>
  onSubmit: () => void
  children: ReactNode
}

/** What both dialogs have: what others did meanwhile, what was refused, and the button that saves. */
export function ChangeSheet({ request, edited, saved, form, onSubmit, children, ...dialog }: ChangeSheetProps) {
  const t = useEditWords()
  const kit = useKitWords()
  const formId = useId()
  const news = useRef<HTMLDivElement>(null)
  const { seen, isDirty } = edited
  const { isPending, problem } = saved
  // What is being saved may be told before its answer is here.
  const goOn = isPending ? undefined : edited.goOn
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !isDirty) return
    if (goOn) news.current?.querySelector('button')?.focus()
    else onSubmit()
  }
  return (
    <Dialog
      {...dialog}
      isOpen
      note={t('answerStays')}
      isKept={isDirty}
      isBusy={isPending}
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>
            {kit('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending} isDisabled={!isDirty}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {goOn && (
          <div ref={news}>
            <NewerChanges of={request} since={seen.Version} onGoOn={goOn} />
          </div>
        )}
        {problem && !goOn && <CallProblem of={problem} />}
        {children}
      </form>
    </Dialog>
  )
}
