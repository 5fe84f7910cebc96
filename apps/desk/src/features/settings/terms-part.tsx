import { setTerms, termsBody, type readHouse } from '@sarai/wire/desk/settings.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { useRecordForm } from '@sarai/frame/form/record-form.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { Part } from '#features/settings/part.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { api } from '#shared/api.ts'
import { houseQueries, useHouse } from '#shared/house.ts'
import { saverOf } from '#shared/saver-of.ts'

type Terms = ReplyOf<typeof readHouse>['terms']

export function TermsPart() {
  const t = useSettingsWords()
  const house = useHouse()
  return (
    <Part of={house} note={t('termsHint')}>
      {house.data && <TermsForm terms={house.data.terms} />}
    </Part>
  )
}

function TermsForm({ terms }: { terms: Terms }) {
  const t = useSettingsWords()
  const notify = useSnackbar()
  const call = useRecordForm({
    record: terms,
    schema: termsBody,
    startOf: ({ textEn, textFa }) => ({ textEn, textFa }),
    optional: ['textEn', 'textFa'],
    send: (body, { version }, once) => api(setTerms, { body: { ...body, version } }, once),
    savedBy: saverOf('terms'),
    changes: houseQueries,
    onSent: () => notify('success', t('termsSaved')),
  })
  return (
    <FormOf call={call} className="border-t border-line px-3.5 py-4 sm:px-4.5">
      <p className="text-small text-soft">
        <Standing terms={terms} />
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        {call.field('textEn', (props) => (
          <TextArea {...props} label={t('termsEn')} rows={10} maxLength={50_000} />
        ))}
        {call.field('textFa', (props) => (
          <TextArea {...props} label={t('termsFa')} rows={10} maxLength={50_000} />
        ))}
      </div>
      <Button
        type="submit"
        variant="primary"
        isDisabled={!call.form.formState.isDirty}
        isPending={call.isPending}
        className="justify-self-start"
      >
        {t('saveTerms')}
      </Button>
    </FormOf>
  )
}

function Standing({ terms: { version, setAt, setBy } }: { terms: Terms }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const when = showShortDateTime(language, Date.parse(setAt))
  return setBy === null ? t('termsNote', { version, when }) : t('termsBy', { version, when, name: setBy })
}
