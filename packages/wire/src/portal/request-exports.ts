import * as z from 'zod/mini'
import { sentFile } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { listFilters } from '#portal/saved-views.ts'
import { anyText, anyWhole } from '#values/reply-values.ts'
import { uuid } from '#values/text.ts'

/** The list of requests as a spreadsheet: asked for, made by the worker, and fetched by whoever asked. */

/** A spreadsheet ends here, and says so. */
export const mostExported = 10_000

const path = '/api/request-exports'

const askBody = z.strictObject({
  filters: listFilters,
  /** Without it the file is one for clients: it names neither the commission nor what the agency pays. */
  showCommission: z._default(z.boolean(), true),
})
export type AskExportBody = z.output<typeof askBody>

export const askExport = operation({
  name: 'askExport',
  summary:
    'Has the worker make a spreadsheet of the requests that the list would show, to the 10,000th, in the language of the caller. One at a time for each user.',
  method: 'POST',
  path,
  access: 'agency',
  evenReadOnly: 'it only reads requests',
  status: 201,
  body: askBody,
  reply: z.strictObject({ id: anyText }),
})

export const readExport = operation({
  name: 'readExport',
  summary: 'How far the spreadsheet is that the caller asked for last; null where there is none.',
  method: 'GET',
  path,
  access: 'agency',
  reply: z.strictObject({
    export: z.nullable(
      z.strictObject({
        id: anyText,
        state: z.enum(['making', 'ready', 'failed']),
        /** From 0 to 100. */
        progress: anyWhole,
        rows: anyWhole,
        /** There are more requests than the file holds. */
        isCut: z.boolean(),
      }),
    ),
  }),
})
export type ExportProgress = NonNullable<z.output<(typeof readExport)['reply']>['export']>

export const downloadExport = operation({
  name: 'downloadExport',
  summary: 'The spreadsheet itself, for whoever asked for it, for a day.',
  method: 'GET',
  path: `${path}/{id}/file`,
  access: 'agency',
  params: z.strictObject({ id: uuid }),
  replies: 'file',
  reply: sentFile,
})

export const requestExportOperations = [askExport, readExport, downloadExport] as const
