import { deskQueues } from '../../packages/wire/src/desk/requests/counts.ts'
import { listDeskRequests } from '../../packages/wire/src/desk/requests/queues.ts'
import { readProfileSummary } from '../../packages/wire/src/portal/accounts.ts'
import { readRoomTypes, searchHotels } from '../../packages/wire/src/portal/catalogue.ts'
import { readCommissions, readStatistics } from '../../packages/wire/src/portal/dashboard.ts'
import { listRequests, readRequest, requestViews } from '../../packages/wire/src/portal/kept-requests.ts'
import { askPriceList, listPackages } from '../../packages/wire/src/portal/price-lists.ts'
import { submitRequest, validateRequest } from '../../packages/wire/src/portal/requests.ts'
import type { AskedStayBody } from '../../packages/wire/src/portal/asked-stay.ts'
import { connect, type SentParts } from '../../packages/wire/src/core/client.ts'
import type { Operation } from '../../packages/wire/src/core/operation.ts'
import { asPackageId, asPropertyId, asRequestId } from '../../packages/domain/src/ground/ids.ts'
import type { HttpCall } from '../../apps/server/src/testing/bare-routes.ts'
import { nothingElse } from '../trials/stays-on-sale.ts'

/** What the product's cost is held against: at least so much of it the bare parts must cost, too. */
type Bars = { bare: number; engine?: number }

export type HotPath = {
  name: string
  bars: Bars
  /** How often in a round. */
  calls: number
  /** The different questions that are asked by turns. */
  questions: readonly Question[]
  /** Who asks, if not somebody of an agency that is new: of the agency with the most requests, or of the desk. */
  by?: 'newcomer' | 'largest' | 'desk'
  /** One of each kind is held in CI, too. */
  isInShort?: true
  /** Asked once before, so that its answer is known to the process. */
  isKept?: true
  /** Every answer is forgotten before the same is asked again. */
  isForgotten?: true
}

/** Who asks, of which process, and for which stays. */
export type Asker = { token: string; origin: string; stays: readonly AskedStayBody[] }
export type Question = (asker: Asker) => Promise<HttpCall>

const light: Bars = { bare: 0.75, engine: 0.55 }
const other: Bars = { bare: 0.85, engine: 0.7 }
const write: Bars = { bare: 0.6 }
/** So many different ones are asked for by turns. pgbench prepares the statements of each anew. */
export const differentStays = 6
const stays = Array.from({ length: differentStays }, (_, at) => at)

const pages = [1, 2, 3, 4].flatMap((Page) =>
  [undefined, 2, 3, 3.5, 4, 4.5].map((HotelGrade) => asked(searchHotels, { query: { Page, HotelGrade } })),
)

const lists = requestViews.map((View) => asked(listRequests, { query: { View } }))
/** Every fourth request is of the largest agency (asked-for.ts). */
const details = [1, 401, 801, 1201, 1601, 2001].map((id) => asked(readRequest, { params: { id: asRequestId(id) } }))

export const hotPaths: readonly HotPath[] = [
  { name: 'profile', isInShort: true, bars: light, calls: 480, questions: [asked(readProfileSummary, {})] },
  { name: 'statistics', bars: light, calls: 480, questions: [asked(readStatistics, { query: {} })] },
  {
    name: 'search, asked before',
    bars: light,
    calls: 480,
    questions: pages.slice(0, 4),
    isKept: true,
    isInShort: true,
  },
  { name: 'packages', bars: light, calls: 480, questions: [asked(listPackages, {})] },
  {
    name: 'rooms',
    bars: other,
    calls: 420,
    questions: [4, 8, 15, 16, 23, 42].map((id) => asked(readRoomTypes, { params: { id: asPropertyId(id) } })),
  },
  {
    name: 'search',
    bars: other,
    calls: 180,
    questions: pages.filter((_, at) => at % 2 === 0),
    isForgotten: true,
    isInShort: true,
  },
  { name: 'commissions', bars: other, calls: 360, questions: [asked(readCommissions, {})] },
  { name: 'list of requests', by: 'largest', bars: other, calls: 144, questions: lists, isInShort: true },
  { name: 'details of a request', by: 'largest', bars: other, calls: 144, questions: details },
  {
    name: 'queue of the desk',
    by: 'desk',
    bars: other,
    calls: 144,
    questions: deskQueues.map((queue) => asked(listDeskRequests, { query: { queue } })),
  },
  {
    name: 'download log (a write)',
    isInShort: true,
    bars: write,
    calls: 360,
    // Different lists, as different agencies would take: those who take the same wait for each other.
    questions: [1, 2, 3, 4, 5, 6].flatMap((id) =>
      (['xlsx', 'pdf'] as const).flatMap((Format) =>
        (['en', 'fa'] as const).map((Language) =>
          asked(askPriceList, { body: { AccommodationPackageId: asPackageId(id), Format, Language } }),
        ),
      ),
    ),
  },
  { name: 'validate (a write)', bars: write, calls: 240, questions: stays.map(askedPrice) },
  { name: 'submit (a write)', isInShort: true, bars: write, calls: 144, questions: stays.map(askedRequest) },
]

export function askedPrice(at: number): Question {
  return (asker) => asked(validateRequest, { body: asker.stays[at]! })(asker)
}

/** A quote can be agreed to as often as anybody likes while it lasts: every call under a key of its own is a request. */
export function askedRequest(at: number): Question {
  return async (asker) => {
    const { token, origin: baseUrl } = asker
    const call = connect({ baseUrl, token: () => token, language: () => 'en', unreachable: () => 'no answer' })
    const stay = asker.stays[at]!
    const { QuoteId } = await call(validateRequest, { body: stay })
    return asked(submitRequest, { body: { ...stay, ...nothingElse, QuoteId } })(asker)
  }
}

/** The call that the screens would make, taken down instead of sent. */
export function asked<Op extends Operation>(op: Op, sent: SentParts<Op>): Question {
  return async ({ token }) => {
    let taken: HttpCall | undefined
    const call = connect({
      baseUrl: '',
      token: () => token,
      language: () => 'en',
      unreachable: () => '',
      fetch: async (path, init) => {
        const headers = Object.fromEntries(new Headers(init?.headers))
        taken = { method: op.method, path: path as string, headers }
        if (typeof init?.body === 'string') taken.body = init.body
        return Response.json(null)
      },
    })
    await call(op, sent as never)
    return taken!
  }
}
