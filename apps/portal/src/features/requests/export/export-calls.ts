import { useMutation, useQuery } from '@tanstack/react-query'
import { askExport, downloadExport, readExport, type ExportProgress } from '@sarai/wire/portal/request-exports.ts'
import { saveFile } from '@sarai/frame/data/save-file.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { useTellFailure } from '@sarai/frame/failure/tell-failure.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { useAskedExport } from '#features/requests/export/asked-export.ts'
import type { RequestsAddress } from '#features/requests/list-address.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import { api } from '#shared/api.ts'
import { useClientView } from '#shared/client-view/client-view.ts'

/** Named after what the live stream calls it, so that the worker's progress reads it again. */
const exportQueries = ['request-export'] as const

type Filters = RequestsAddress['filters']

/** Asks for the list as a file, waits until the worker has made it, and hands it to the browser. */
export function useExport() {
  const t = useRequestWords()
  const notify = useSnackbar()
  const tellFailure = useTellFailure()
  const showCommission = !useClientView()
  const [askedId, setAskedId] = useAskedExport()
  const { write, isPending: isAsking } = useWrite({
    send: (filters: Filters, once) => api(askExport, { body: { filters, showCommission } }, once),
    changes: exportQueries,
    onDone: (_, { id }) => setAskedId(id),
  })
  const { mutate: fetchFile, isPending: isFetching } = useMutation({
    mutationFn: async ({ id }: ExportProgress) => saveFile(await api(downloadExport, { params: { id } })),
    onSuccess: (_, { isCut, rows }) =>
      isCut ? notify('warning', t('exportCut', { count: rows })) : notify('success', t('exported', { count: rows })),
    onError: (problem) => tellFailure(problem),
  })
  const lookHowFar = async () => {
    const { export: last } = await api(readExport, {})
    // Of one that took its place, in another tab, that tab tells.
    const isOver = last?.id !== askedId || last?.state === 'failed'
    if (isOver) notify('error', t('exportFailed'))
    else if (last?.state === 'ready') fetchFile(last)
    if (isOver || last?.state === 'ready') setAskedId(undefined)
    return last?.progress ?? 0
  }
  const { data: progress = 0 } = useQuery({
    queryKey: [...exportQueries, askedId],
    queryFn: lookHowFar,
    enabled: askedId !== undefined,
    // Should the stream be down, the figure moves all the same.
    refetchInterval: 2_000,
  })
  const isUnderWay = isAsking || isFetching || askedId !== undefined
  return { start: write, progress: isUnderWay ? (isFetching ? 100 : progress) : undefined }
}
