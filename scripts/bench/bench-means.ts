import type pg from 'pg'
import type { Processes } from '../product.ts'
import type { Catalogue } from './catalogues.ts'
import type { Cluster } from './cluster.ts'

/** What everything that is measured needs. */
export type Bench = {
  processes: Processes
  cluster: Cluster
  catalogue: Catalogue
  /** Connected to the catalogue as somebody who may do everything. */
  admin: pg.Client
  rounds: number
  /** How much of the calls of a whole run is made. */
  share: number
  isWanted: (name: string) => boolean
}
