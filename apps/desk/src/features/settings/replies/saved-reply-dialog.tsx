import {
  addSavedReply,
  editSavedReply,
  savedReplyBody,
  type SavedReply,
} from '@sarai/wire/desk/requests/saved-replies.ts'
import { replyWords } from '@sarai/domain/request/replies/reply-text.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { directionOf, type Language } from '@sarai/locale/language.ts'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { NamedFields } from '#features/settings/named-fields.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { api } from '#shared/api.ts'
import { houseQueries } from '#shared/house.ts'
import { saverOf } from '#shared/saver-of.ts'

type SavedReplyDialogProps = { reply?: SavedReply; onClose: () => void }

export function SavedReplyDialog({ reply, onClose }: SavedReplyDialogProps) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const name = language === 'fa' ? reply?.nameFa : reply?.nameEn
  return (
    <FormDialog
      title={name === undefined ? t('addReply') : t.rich('edit', { name: <bdi>{name}</bdi> })}
      schema={savedReplyBody}
      start={{
        nameEn: reply?.nameEn ?? '',
        nameFa: reply?.nameFa ?? '',
        textEn: reply?.textEn ?? '',
        textFa: reply?.textFa ?? '',
        active: reply?.active ?? true,
      }}
      optional={['active']}
      version={reply?.version}
      savedBy={saverOf('saved-reply', reply?.id)}
      send={async (body, once) => {
        if (reply) {
          const params = { id: reply.id }
          await api(editSavedReply, { params, body: { ...body, version: reply.version } }, once)
        } else await api(addSavedReply, { body }, once)
      }}
      changes={houseQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <NamedFields field={field} />
          {field('textEn', (props) => (
            <TextArea {...props} label={t('textEn')} hint={<FilledIn of="en" />} maxLength={1000} rows={3} />
          ))}
          {field('textFa', (props) => (
            <TextArea {...props} label={t('textFa')} hint={<FilledIn of="fa" />} maxLength={1000} rows={3} />
          ))}
          {field('active', (props) => (
            <SwitchRow {...props} label={t('clerksChoose')} />
          ))}
        </>
      )}
    </FormDialog>
  )
}

/** The words that become values of the request. */
function FilledIn({ of: language }: { of: Language }) {
  const t = useSettingsWords()
  const words = Object.values(replyWords[language]).map((word) => `{${word}}`)
  return t.rich('replyHint', { words: <bdi dir={directionOf(language)}>{words.join(' ')}</bdi> })
}
