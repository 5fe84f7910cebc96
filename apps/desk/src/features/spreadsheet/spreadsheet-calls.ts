import { useMutation, useQuery } from '@tanstack/react-query'
import {
  applyPriceImport,
  discardPriceImport,
  exportPrices,
  importPrices,
  readPriceSheets,
  type PriceImport,
} from '@sarai/wire/desk/price-sheets.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { saveFile } from '@sarai/frame/data/save-file.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls it, so that the worker's progress reads it again. */
export const importQueries = ['price-import'] as const

export function isAtWork(last: PriceImport | null | undefined): boolean {
  return last?.state === 'reading' || last?.state === 'applying'
}

export function usePriceSheets(packageId: number) {
  return useQuery({
    queryKey: [...importQueries, packageId],
    queryFn: () => api(readPriceSheets, { params: { id: packageId } }),
    // Should the stream be down, the bar moves all the same.
    refetchInterval: (query) => (isAtWork(query.state.data?.last) ? 2_000 : false),
  })
}

export function useExport(packageId: number) {
  const notify = useSnackbar()
  return useMutation({
    mutationFn: async () => saveFile(await api(exportPrices, { params: { id: packageId } })),
    onError: (problem) => notify('error', problem.message),
  })
}

export const useHandIn = (packageId: number) =>
  useWrite({
    send: (file: File, once) => api(importPrices, { params: { id: packageId }, body: file }, once),
    changes: importQueries,
  })
export const apply = (id: number, once: { key: string }) => api(applyPriceImport, { params: { id } }, once)
export const useDiscard = (id: number) =>
  useWrite({ send: (_: void, once) => api(discardPriceImport, { params: { id } }, once), changes: importQueries })
