import { useId, type ReactNode } from 'react'
import type { QueryKey } from '@tanstack/react-query'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Dialog, type DialogProps } from '@sarai/ui/kit/overlay/dialog.tsx'
import { useKitWords } from '@sarai/ui/kit/kit-words.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import type { CallForm, CallFormOptions } from '#form/call-form.tsx'
import { FormOf } from '#form/form-of.tsx'
import type { News } from '#form/newer-notice.tsx'
import { useRecordForm } from '#form/record-form.ts'
import type { SavedBy } from '#form/saved-by.ts'

type FormDialogProps<Typed extends FieldValues, Filled extends FieldValues, Answer> = Pick<
  DialogProps,
  'title' | 'note' | 'width' | 'onClose'
> &
  Omit<CallFormOptions<Typed, Filled, Answer>, 'onSent' | 'isQuiet' | 'version'> & {
    submitLabel: string
    isDanger?: boolean
    /** Of the way back, where "cancel" would say the opposite. */
    cancelLabel?: string | undefined
    /** A colleague, the agency or the clock was faster: who did what. The only notice that says so. */
    news?: News | undefined
    /** Somebody else has done it meanwhile: the main button says this and closes it, and asks where something is typed. */
    instead?: string | undefined
    /** Something that belongs to it is still on its way, as an upload: nothing is sent before it has arrived. */
    isWaiting?: boolean
    /** The queries that it changes, read again whatever the outcome: a refusal may be news of a colleague's change. */
    changes?: QueryKey
    /** Said in the snackbar once it is sent. */
    doneText?: string
    /** Returns its navigation when it leads to another page: the dialog stays until that is there. */
    onSent?: (filled: Filled, answer: Answer) => unknown
    /** The fields. */
    children: (call: CallForm<Typed, Filled>) => ReactNode
  } & (Edited | { version?: undefined; savedBy?: undefined })

/** Whoever edits what a colleague may edit as well is told who was faster. */
type Edited = {
  /** Of the record that is edited, as it stands now: `start` and `send` are of the same version. */
  version: number | undefined
  /**
   * Who saved it; `news` where the notice tells it. `held`: the record stays as it was seen, even while nothing is typed,
   * until the user goes on by `news.take`. A decision is about what was read.
   */
  savedBy: SavedBy | 'news' | 'held'
}

/**
 * The form of a call in a dialog, which rises as a sheet on small screens. Draw it only while it is open, so that
 * each opening starts anew: the first of `start` has the focus, and it closes when the call has succeeded and the page
 * behind it shows that.
 * It is sent as it was opened: `send` is the one of that moment, so that what is typed names the version it was typed
 * on, whatever a colleague saves and the live stream brings meanwhile (decision 039). While nothing is typed it follows
 * what they save; afterwards it offers to go on from it, with what was typed.
 */
export function FormDialog<Typed extends FieldValues, Filled extends FieldValues, Answer>(
  props: FormDialogProps<Typed, Filled, Answer>,
) {
  const { title, note, width, onClose, submitLabel, isDanger, changes, doneText, onSent, children, ...rest } = props
  const { isWaiting = false, cancelLabel, version, savedBy = 'news', news, instead: saysThere, ...options } = rest
  const t = useKitWords()
  const formId = useId()
  const notify = useSnackbar()
  const { start, send, ...form } = options
  const call = useRecordForm({
    ...form,
    record: { version: version ?? 0, start, send },
    startOf: (seen) => seen.start,
    send: (filled, seen, once) => seen.send(filled, once),
    changes,
    savedBy: typeof savedBy === 'function' ? savedBy : undefined,
    isHeld: savedBy === 'held',
    isQuiet: true,
    onSent: async (filled, answer, shown) => {
      await onSent?.(filled, answer)
      await shown
      if (doneText !== undefined) notify('success', doneText)
      onClose()
    },
  })
  // What it has done itself is no news, while it waits for the page to show it.
  const instead = call.isPending ? undefined : saysThere
  const focusFirst = () => {
    const [first] = Object.keys(start)
    if (first !== undefined) call.form.setFocus(first as FieldPath<Typed>)
  }
  const take = news?.take
  const leading = take && {
    take: () => {
      // The button that was pressed goes with the notice.
      focusFirst()
      take()
    },
  }
  return (
    <Dialog
      isOpen
      onOpen={focusFirst}
      onClose={onClose}
      title={title}
      note={note}
      width={width}
      isKept={call.isUnsaved}
      isBusy={call.isPending}
      actions={
        <>
          <Button slot="close" isDisabled={call.isPending}>
            {cancelLabel ?? t('cancel')}
          </Button>
          {instead ? (
            <Button slot="close" variant="primary">
              {instead}
            </Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              variant={isDanger ? 'danger' : 'primary'}
              isPending={call.isPending || isWaiting}
            >
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <FormOf
        call={{
          ...call,
          ...((isWaiting || instead) && { submit: () => {} }),
          ...(instead && { newer: undefined }),
        }}
        id={formId}
        news={call.isPending ? undefined : news && { ...news, ...leading }}
      >
        {children(call)}
      </FormOf>
    </Dialog>
  )
}
