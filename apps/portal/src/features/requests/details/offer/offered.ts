import type { RequestDetails, RequestOffer } from '@sarai/wire/portal/kept-requests.ts'

export type Offered = RequestDetails & { Offer: RequestOffer }
