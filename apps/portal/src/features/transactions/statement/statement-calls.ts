import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { askStatement, downloadStatement, readStatement } from '@sarai/wire/portal/money/transactions.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { saveFile } from '@sarai/frame/data/save-file.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { useTellFailure } from '@sarai/frame/failure/tell-failure.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import type { Range } from '#features/transactions/transactions-address.ts'
import { useTransactionsWords } from '#features/transactions/transactions-words.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls it, so that the worker's progress reads it again. */
const statementQueries = ['statement'] as const

type Asked = { kind: 'pdf' | 'xlsx'; range: Range }
type Statement = NonNullable<ReplyOf<typeof readStatement>['statement']>

/** Asks for the account as a file, waits until the worker has made it, and hands it to the browser. */
export function useStatement() {
  const t = useTransactionsWords()
  const notify = useSnackbar()
  const tellFailure = useTellFailure()
  const [askedId, setAskedId] = useState<string>()
  const { write, isPending: isAsking } = useWrite({
    send: ({ kind, range: { Currency, From, Until } }: Asked, once) => {
      const days = { ...(From !== undefined && { from: From }), ...(Until !== undefined && { until: Until }) }
      return api(askStatement, { body: { kind, ...(Currency !== undefined && { currency: Currency }), ...days } }, once)
    },
    changes: statementQueries,
    onDone: (_, { id }) => setAskedId(id),
  })
  const { mutate: fetchFile, isPending: isFetching } = useMutation({
    mutationFn: async ({ id }: Statement) => saveFile(await api(downloadStatement, { params: { id } })),
    onSuccess: (_, { isCut, rows }) =>
      isCut ? notify('warning', t('cut', { count: rows })) : notify('success', t('made', { count: rows })),
    onError: (problem) => tellFailure(problem),
  })
  const lookHowFar = async () => {
    const { statement: last } = await api(readStatement, {})
    // Of one that took its place, in another tab, that tab tells.
    const isOver = last?.id !== askedId || last?.state === 'failed'
    if (isOver) notify('error', t('failed'))
    else if (last?.state === 'ready') fetchFile(last)
    if (isOver || last?.state === 'ready') setAskedId(undefined)
    return last?.progress ?? 0
  }
  const { data: progress = 0 } = useQuery({
    queryKey: [...statementQueries, askedId],
    queryFn: lookHowFar,
    enabled: askedId !== undefined,
    // Should the stream be down, the figure moves all the same.
    refetchInterval: 2_000,
  })
  const isUnderWay = isAsking || isFetching || askedId !== undefined
  return { start: write, progress: isUnderWay ? (isFetching ? 100 : progress) : undefined }
}
