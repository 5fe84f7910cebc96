import { editHouse, houseBody, type readHouse } from '@sarai/contract/desk-settings.ts'
import type { ReplyOf } from '@sarai/contract/operation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallForm } from '@sarai/frame/form/call-form.tsx'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { Button } from '@sarai/ui/kit/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Select } from '@sarai/ui/kit/select.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { TextField } from '@sarai/ui/kit/text-field.tsx'
import { Part } from '#features/settings/part.tsx'
import { houseQueries, useCurrencies, useHouse } from '#features/settings/settings-calls.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { api } from '#shared/api.ts'

export function HousePart() {
  const t = useSettingsWords()
  const house = useHouse()
  return (
    <Part of={house} note={t('houseNote')}>
      {/* Another version is another form: what a colleague saved meanwhile is not written over. */}
      {house.data && <HouseForm key={house.data.version} house={house.data} />}
    </Part>
  )
}

function HouseForm({ house }: { house: ReplyOf<typeof readHouse> }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const notify = useSnackbar()
  const queries = useQueryClient()
  const currencies = useCurrencies()
  const call = useCallForm({
    schema: houseBody,
    start: { supportPhone: house.supportPhone, currency: house.currency },
    optional: ['supportPhone'],
    send: (body, once) => api(editHouse, { body: { ...body, version: house.version } }, once),
    onSent: () => {
      notify('success', t('saved'))
      void queries.invalidateQueries({ queryKey: houseQueries })
    },
  })
  const choices = (currencies.data ?? [])
    .filter(({ active }) => active)
    .map(({ code, nameEn, nameFa }) => ({ value: code, label: language === 'fa' ? nameFa : nameEn, note: code }))
  return (
    <FormOf call={call} className="max-w-140 border-t border-line px-3.5 py-4 sm:px-4.5">
      {call.field('supportPhone', (props) => (
        <TextField
          {...props}
          label={t('supportPhone')}
          hint={t.rich('supportPhoneHint', {
            phone: (
              <bdi dir="ltr" className="whitespace-nowrap">
                {house.installedPhone}
              </bdi>
            ),
          })}
          type="tel"
          dir="ltr"
          maxLength={30}
          autoComplete="off"
        />
      ))}
      {call.field('currency', (props) => (
        <Select {...props} label={t('currency')} hint={t('currencyHint')} choices={choices} />
      ))}
      <Button type="submit" variant="primary" isPending={call.isPending} className="justify-self-start">
        {t('save')}
      </Button>
    </FormOf>
  )
}
