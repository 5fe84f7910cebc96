import { useEffect, useEffectEvent, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { askExport, downloadExport, readExport, type ExportProgress } from '@sarai/wire/portal/request-exports.ts'
import { saveFile } from '@sarai/frame/data/save-file.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import type { RequestsAddress } from '#features/requests/list-address.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls it, so that the worker's progress reads it again. */
const exportQueries = ['request-export'] as const

type Filters = RequestsAddress['filters']

/** Asks for the list as a file, waits until the worker has made it, and hands it to the browser. */
export function useExport() {
  const t = useRequestWords()
  const notify = useSnackbar()
  const [askedId, setAskedId] = useState<string>()
  const { write, isPending: isAsking } = useWrite({
    send: (filters: Filters, once) => api(askExport, { body: { filters } }, once),
    changes: exportQueries,
    onDone: (_, { id }) => setAskedId(id),
  })
  const { data } = useQuery({
    queryKey: [...exportQueries],
    queryFn: () => api(readExport, {}),
    enabled: askedId !== undefined,
    // Should the stream be down, the figure moves all the same.
    refetchInterval: 2_000,
  })
  const { mutate: fetchFile, isPending: isFetching } = useMutation({
    mutationFn: async ({ id }: ExportProgress) => saveFile(await api(downloadExport, { params: { id } })),
    onSuccess: (_, { isCut, rows }) =>
      isCut ? notify('warning', t('exportCut', { count: rows })) : notify('success', t('exported', { count: rows })),
    onError: (problem) => notify('error', problem.message),
  })
  const made = data?.export?.id === askedId ? data?.export : undefined
  const isMade = made !== undefined && made !== null && made.state !== 'making'
  const take = useEffectEvent(() => {
    setAskedId(undefined)
    if (made?.state === 'ready') fetchFile(made)
    else notify('error', t('exportFailed'))
  })
  useEffect(() => {
    if (isMade) take()
  }, [isMade])
  const isUnderWay = isAsking || isFetching || askedId !== undefined
  return { start: write, progress: isUnderWay ? (isFetching ? 100 : (made?.progress ?? 0)) : undefined }
}
