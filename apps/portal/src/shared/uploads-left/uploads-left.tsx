import { useQuery } from '@tanstack/react-query'
import { readUploadLimits } from '@sarai/wire/portal/uploads.ts'
import { showFileSize } from '@sarai/locale/number/number-display.ts'
import { useLanguage, useWords } from '@sarai/ui/kit/language.tsx'
import { api } from '#shared/api.ts'
import { en } from '#shared/uploads-left/messages.en.ts'
import { fa } from '#shared/uploads-left/messages.fa.ts'

const words = { en, fa }

/** How much the agency may still send today, said before somebody chooses a file. Read again when `sent` changes. */
export function UploadsLeft({ sent }: { sent: number }) {
  const t = useWords(words)
  const { language } = useLanguage()
  const { data: left } = useQuery({
    queryKey: ['agency', 'uploads-left', sent],
    queryFn: () => api(readUploadLimits, {}),
    staleTime: 0,
    placeholderData: (before) => before,
  })
  const isUsedUp = left !== undefined && Math.min(left.FilesLeft, left.BytesLeft) === 0
  return (
    // As high before it is read as after.
    <p className="min-h-[1lh] text-small text-pretty text-muted">
      {isUsedUp && t('usedUp')}
      {left && !isUsedUp && t('left', { count: left.FilesLeft, size: showFileSize(language, left.BytesLeft) })}
    </p>
  )
}
