import { useId, useState } from 'react'
import { Trash2 } from 'lucide-react'
import { logoRule } from '@sarai/wire/portal/money/vouchers.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { CallProblem } from '@sarai/frame/form/call-problem.tsx'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { FileDrop } from '@sarai/ui/kit/field/file-drop.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { RowsSkeleton } from '@sarai/ui/kit/table/rows-skeleton.tsx'
import { useLogo, useSetLogo } from '#features/account/logo/logo-calls.ts'
import { useLogoWords } from '#features/account/logo/logo-words.ts'
import { PaperPreview } from '#features/account/logo/paper-preview.tsx'
import { useProfile } from '#shared/profile.ts'
import { UploadsLeft } from '#shared/uploads-left/uploads-left.tsx'

const RemoveDialog = laterDialog(async () => (await import('#features/account/logo/remove-dialog.tsx')).RemoveDialog)

/** Everybody of the agency sees what its papers look like; owners decide about it. */
export function LogoPage() {
  const t = useLogoWords()
  const logo = useLogo()
  const profile = useProfile().data
  return (
    <div className="max-w-180">
      <PageHeader title={t('title')} note={t('note')} />
      <div className="grid gap-4.5">
        <CardSection title={t('logo')}>
          <div className="border-t border-line">
            {logo.data && profile && <LogoForm version={logo.data.version} isOwner={profile.Role === 'owner'} />}
            {logo.isPending && <RowsSkeleton rows={2} mark="size-13 rounded-card" />}
            {logo.error && !logo.data && <LoadError of={logo} />}
          </div>
        </CardSection>
        {logo.data && profile && <PaperPreview url={logo.data.url} agency={profile.AgencyName} />}
      </div>
    </div>
  )
}

function LogoForm({ version, isOwner }: { version: number | null; isOwner: boolean }) {
  const t = useLogoWords()
  const { language } = useLanguage()
  const errorId = useId()
  const setting = useSetLogo(t('set'))
  const [removed, setRemoved] = useState<number>()
  const hasLogo = version !== null
  const megabytes = showNumber(language, logoRule.maxBytes / 1024 / 1024)
  return (
    <div className="grid gap-3.5 px-3.5 py-3.5 sm:px-4.5">
      {!hasLogo && <p className="text-soft">{t('none')}</p>}
      {!isOwner && <p className="text-soft">{t('forOwners')}</p>}
      {isOwner && (
        <FileDrop
          label={t('drop')}
          buttonLabel={t(hasLogo ? 'chooseOther' : 'choose')}
          hint={t('hint', { megabytes })}
          accepts={logoRule.mediaTypes}
          isBusy={setting.isPending}
          errorId={setting.error ? errorId : undefined}
          onFiles={([file]) => file && setting.mutate(file)}
        />
      )}
      {isOwner && <UploadsLeft sent={setting.isPending ? 0 : setting.submittedAt} />}
      {setting.error && (
        <div id={errorId}>
          <CallProblem of={setting.error} />
        </div>
      )}
      {isOwner && hasLogo && (
        <div>
          <Button
            icon={Trash2}
            variant="danger-ghost"
            isDisabled={setting.isPending}
            onPress={() => setRemoved(version)}
          >
            {t('remove')}
          </Button>
        </div>
      )}
      {removed !== undefined && <RemoveDialog version={removed} onClose={() => setRemoved(undefined)} />}
    </div>
  )
}
