import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { hotelQueries, showPicture } from '#features/hotels/hotel-calls.ts'
import { useHotelWords } from '#features/hotels/hotel-words.ts'
import { sendPicture } from '#shared/pictures/upload-picture.ts'

/** Which of how many is on its way. */
export type UploadProgress = { now: number; all: number }

/** Sends pictures one after the other; one that is refused is named and does not hold back the others. */
export function useUpload(hotelId: number) {
  const t = useHotelWords()
  const notify = useSnackbar()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<UploadProgress>()
  const upload = async (files: readonly File[]) => {
    let added = 0
    for (const [index, file] of files.entries()) {
      setProgress({ now: index + 1, all: files.length })
      try {
        await showPicture(hotelId, await sendPicture(file))
        added += 1
      } catch (error) {
        notify('error', t('notUploaded', { file: file.name, why: error instanceof Error ? error.message : '' }))
      }
      await queries.invalidateQueries({ queryKey: hotelQueries })
    }
    setProgress(undefined)
    if (added > 0) notify('success', t('uploaded', { count: added }))
  }
  return { progress, upload: (files: readonly File[]) => void upload(files) }
}
