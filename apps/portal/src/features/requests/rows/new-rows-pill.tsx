import { ArrowUp } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'

/** What has come while somebody reads waits behind it. */
export function NewRowsPill({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useRequestWords()
  return (
    <output>
      {count > 0 && (
        <Button variant="primary" size="small" icon={ArrowUp} onPress={onShow} className="rounded-full! shadow-high">
          {t('newRows', { count })}
        </Button>
      )}
    </output>
  )
}
