import { useEffect, useRef, useState } from 'react'
import { askPriceList, downloadPriceList, readPriceList, type PriceListFormat } from '@sarai/wire/portal/price-lists.ts'
import { saveFile } from '@sarai/frame/data/save-file.ts'
import { useTellFailure } from '@sarai/frame/failure/tell-failure.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { api } from '#shared/api.ts'

const lookMs = 700
/** A list of a hundred pages takes some seconds; after this the worker is in trouble. */
const patienceMs = 120_000

/** Asks for a price list, waits until the worker has made it, and hands it to the browser. */
export function usePriceListDownload(packageId: number, onDone: () => void, failed: string) {
  const notify = useSnackbar()
  const tellFailure = useTellFailure()
  /** From 0 to 100 while one is under way. */
  const [progress, setProgress] = useState<number>()
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])

  const fetchList = async (format: PriceListFormat) => {
    await api(askPriceList, { body: { AccommodationPackageId: packageId, Format: format } })
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline && !isLeft.current;) {
      const list = await api(readPriceList, { query: { accommodationPackageId: packageId, format } })
      if (list.State === 'Failed') break
      if (list.Link !== null) return saveFile(await api(downloadPriceList, { query: list.Link }))
      setProgress(list.Progress)
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    }
    if (!isLeft.current) notify('error', failed)
  }
  const start = (format: PriceListFormat) => {
    setProgress(0)
    fetchList(format)
      .catch((error: unknown) => (error instanceof Error ? tellFailure(error) : notify('error', failed)))
      .finally(() => {
        setProgress(undefined)
        onDone()
      })
  }
  return { progress, start }
}
