import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  applyPriceImport,
  discardPriceImport,
  exportPrices,
  importPrices,
  listPriceChanges,
  readPriceSheets,
  type PriceChange,
  type PriceImport,
} from '@sarai/contract/desk-price-sheets.ts'
import { saveFile } from '@sarai/frame/save-file.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls it, so that the worker's progress reads it again. */
const importQueries = ['price-import'] as const

const atWork = (last: PriceImport | null | undefined) => last?.state === 'reading' || last?.state === 'applying'

export function usePriceSheets(packageId: number) {
  return useQuery({
    queryKey: [...importQueries, packageId],
    queryFn: () => api(readPriceSheets, { params: { id: packageId } }),
    // Should the stream be down, the bar moves all the same.
    refetchInterval: (query) => (atWork(query.state.data?.last) ? 2_000 : false),
  })
}

export function usePriceChanges(importId: number, kind: PriceChange['kind'] | undefined) {
  return useInfiniteQuery({
    queryKey: [...importQueries, 'changes', importId, kind],
    queryFn: ({ pageParam }) =>
      api(listPriceChanges, { params: { id: importId }, query: { ...(kind && { kind }), after: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}

export function useExport(packageId: number) {
  return useMutation({
    mutationFn: async () => saveFile(await api(exportPrices, { params: { id: packageId } })),
  })
}

function useImportWrite<Input>(send: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: send, onSettled: () => queries.invalidateQueries({ queryKey: importQueries }) })
}

export const useHandIn = (packageId: number) =>
  useImportWrite((file: File) => api(importPrices, { params: { id: packageId }, body: file }))
export const useApply = () => useImportWrite((id: number) => api(applyPriceImport, { params: { id } }))
export const useDiscard = () => useImportWrite((id: number) => api(discardPriceImport, { params: { id } }))
