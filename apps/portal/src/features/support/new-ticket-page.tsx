import { useLocation, useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { openTicket, openTicketBody } from '@sarai/wire/portal/tickets.ts'
import * as z from 'zod/mini'
import { asRequestId } from '@sarai/domain/ground/ids.ts'
import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { useCallForm } from '@sarai/frame/form/call-form.tsx'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { AttachButton, AttachHint, Attachments } from '@sarai/frame/thread/note-files.tsx'
import { useAttachments } from '@sarai/frame/thread/use-attachments.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { useCategories } from '#features/support/support-calls.ts'
import { useSupportWords } from '#features/support/support-words.ts'
import { api } from '#shared/api.ts'
import { attachFile } from '#shared/attach-file.ts'
import { UploadsLeft } from '#shared/uploads-left/uploads-left.tsx'

/** A choice is a text of the form until it is sent; the files are no field of it. */
const schema = z.extend(z.omit(openTicketBody, { Files: true, RequestId: true }), {
  TicketCategory: z.string().check(z.minLength(1, 'required')),
})

/** What a refusal that led here has told of itself. */
function filledIn(state: unknown) {
  const { subject, text, requestId } = (state ?? {}) as Record<string, unknown>
  return {
    subject: typeof subject === 'string' ? subject : '',
    text: typeof text === 'string' ? text : '',
    about: typeof requestId === 'number' ? { RequestId: asRequestId(requestId) } : {},
  }
}

/** A new conversation: what is missing is said at its field, and over the page [ticket-02]. */
export function NewTicketPage() {
  const t = useSupportWords()
  const navigate = useNavigate()
  const filled = filledIn(useLocation().state)
  const queries = useQueryClient()
  const notify = useSnackbar()
  const categories = useCategories()
  const attachments = useAttachments({ attach: attachFile })
  const call = useCallForm({
    schema,
    start: {
      TicketCategory: '',
      Subject: firstCharacters(filled.subject, 120),
      Content: firstCharacters(filled.text, 2_000),
    },
    incomplete: t('incomplete'),
    send: ({ TicketCategory, ...said }, once) =>
      api(
        openTicket,
        { body: { ...said, ...filled.about, TicketCategory: Number(TicketCategory), Files: [...attachments.ids] } },
        once,
      ),
    onSent: async (_, { Id, Number: number }) => {
      attachments.clear(attachments.ids)
      void queries.invalidateQueries({ queryKey: ['ticket'] })
      await navigate(`/support/${Id}`, { replace: true })
      notify('success', t('sent', { number }))
    },
  })
  const { field } = call
  return (
    <div className="max-w-200">
      <PageHeader title={t('newTicket')} note={t('newNote')} back={{ href: '/support', label: t('title') }} />
      <Card>
        {categories.error ? (
          <LoadError of={categories} />
        ) : (
          // Enter in a field sends as the button does: nothing before the files have arrived.
          <FormOf call={{ ...call, ...(attachments.isPending && { submit: () => {} }) }} className="p-4.5">
            {field('TicketCategory', (props) => (
              <Select
                {...props}
                label={t('category')}
                placeholder={t('chooseCategory')}
                value={props.value === '' ? undefined : props.value}
                choices={(categories.data ?? []).map((one) => ({
                  value: `${one.TicketCategory}`,
                  label: one.TicketCategoryValue,
                }))}
              />
            ))}
            {field('Subject', (props) => (
              <TextField {...props} label={t('subject')} maxLength={120} autoComplete="off" />
            ))}
            {field('Content', (props) => (
              // A field that grows with its text begins with a single line of it.
              <div className="[&_textarea]:min-h-42">
                <TextArea {...props} label={t('text')} hint={t('textHint')} maxLength={2000} rows={7} />
              </div>
            ))}
            <div className="grid gap-2.5">
              <Attachments of={attachments} />
              <AttachHint />
              <UploadsLeft sent={attachments.ids.length} />
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <AttachButton of={attachments} />
              <Button
                type="submit"
                variant="primary"
                isPending={call.isPending || attachments.isPending}
                className="ms-auto"
              >
                {t('send')}
              </Button>
            </div>
          </FormOf>
        )}
      </Card>
    </div>
  )
}
