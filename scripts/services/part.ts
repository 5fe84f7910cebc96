import type { ServiceProcess, SpawnOptions } from './processes.ts'

/** What the product and its tests read to find their servers. */
export type ServiceEnvironment = {
  /** For scripts and tests only: they make roles and databases with it. */
  DATABASE_SUPERUSER_URL: string
  S3_ENDPOINT: string
  S3_REGION: string
  S3_ACCESS_KEY: string
  S3_SECRET_KEY: string
  S3_BUCKET: string
  SMTP_URL: string
  SCANNER_URL: string
  /** Missing when SMTP_URL names a server of yours: then nothing here can read the mails. */
  MAIL_READER_URL?: string
}

/** One of the servers that the product talks to. */
export type Part = {
  name: 'postgres' | 's3' | 'mail' | 'scanner'
  /** Debian packages that it needs. */
  packages: string[]
  /** When the environment names all of these, that server is used and nothing is started. */
  variables: (keyof ServiceEnvironment)[]
  optional?: (keyof ServiceEnvironment)[]
  /** Where its data lies, when that cannot be a folder inside `dir`. */
  folder?: (dir: string) => string
  start: (launch: Launch) => Promise<Partial<ServiceEnvironment>>
}

export type Launch = {
  folder: string
  /** Keep data even when the machine loses power. */
  durable: boolean
  /** Starts a process and remembers it at once, so that `stop` finds it whatever happens next. */
  daemon: (name: string, command: string, args: string[], options?: Omit<SpawnOptions, 'log'>) => ServiceProcess
}
