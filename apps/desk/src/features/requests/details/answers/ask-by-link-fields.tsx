import { hotelLanguages } from '@sarai/domain/request/hotel-answer.ts'
import { SegmentedControl } from '@sarai/ui/kit/choice/segmented-control.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import type { AskCall } from '#features/requests/details/answers/ask-form.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

/** Where the link goes and in which language, what the hotel reads there, and what it does not. */
export function AskByLinkFields({ call: { field } }: { call: AskCall }) {
  const t = useDetailsWords()
  return (
    <>
      {field('email', (props) => (
        <TextField
          {...props}
          label={t('linkEmail')}
          type="email"
          dir="ltr"
          isRequired
          maxLength={254}
          autoComplete="off"
        />
      ))}
      <div className="grid items-start gap-3.5 sm:grid-cols-2">
        {field('language', (props) => (
          <SegmentedControl
            {...props}
            label={t('linkLanguage')}
            choices={hotelLanguages.map((value) => ({ value, label: t(value === 'tr' ? 'turkish' : 'english') }))}
          />
        ))}
        {field('phone', (props) => (
          <TextField
            {...props}
            label={t('linkPhone')}
            hint={t('linkPhoneHint')}
            type="tel"
            dir="ltr"
            maxLength={40}
            autoComplete="off"
          />
        ))}
      </div>
      {field('wishes', (props) => (
        <TextArea {...props} label={t('linkWishes')} hint={t('linkWishesHint')} maxLength={2000} rows={3} />
      ))}
      <Callout tone="info">{t('linkShows')}</Callout>
    </>
  )
}
