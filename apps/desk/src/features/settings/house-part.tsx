import { editHouse, houseBody, type readHouse } from '@sarai/wire/desk/settings.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { useRecordForm } from '@sarai/frame/form/record-form.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { Part } from '#features/settings/part.tsx'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { api } from '#shared/api.ts'
import { houseQueries, useCurrencies, useHouse } from '#shared/house.ts'
import { saverOf } from '#shared/saver-of.ts'

export function HousePart() {
  const t = useSettingsWords()
  const house = useHouse()
  return (
    <Part of={house} note={t('houseNote')}>
      {house.data && <HouseForm house={house.data} />}
    </Part>
  )
}

function HouseForm({ house }: { house: ReplyOf<typeof readHouse> }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const notify = useSnackbar()
  const currencies = useCurrencies()
  const call = useRecordForm({
    record: house,
    schema: houseBody,
    startOf: ({ supportPhone, currency }) => ({ supportPhone, currency }),
    optional: ['supportPhone'],
    send: (body, { version }, once) => api(editHouse, { body: { ...body, version } }, once),
    savedBy: saverOf('house'),
    changes: houseQueries,
    onSent: () => notify('success', t('saved')),
  })
  const choices = (currencies.data ?? [])
    .filter(({ active }) => active)
    .map(({ code, nameEn, nameFa }) => ({ value: code, label: language === 'fa' ? nameFa : nameEn, note: code }))
  return (
    <FormOf call={call} className="border-t border-line px-3.5 py-4 *:max-w-132 sm:px-4.5">
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
      {currencies.error && !currencies.data && <LoadError of={currencies} />}
      {call.field('currency', (props) => (
        <Select {...props} label={t('currency')} hint={t('currencyHint')} choices={choices} />
      ))}
      <Button type="submit" variant="primary" isPending={call.isPending} className="justify-self-start">
        {t('save')}
      </Button>
    </FormOf>
  )
}
