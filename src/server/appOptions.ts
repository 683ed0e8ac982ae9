import type { ColumnType } from '../fields/columnType.ts'
import type { Model } from '../model/resolvedEntity.ts'
import type { Clock, Random } from './auth/authOptions.ts'
import type { AnswerListener } from './calls/callsPlugin.ts'
import type { Database } from './db/database.ts'
import type { Config } from './start/config.ts'

/** Parts of an application. */
export interface AppOptions {
  readonly config: Config
  /** Signs sessions (`start/configSecret.ts`). */
  readonly secret: string
  readonly db: Database
  readonly model: Model
  readonly columns: Readonly<Record<string, ColumnType>>
  readonly clock: Clock
  readonly random: Random
  /** Folder of the built web application. */
  readonly pagesFolder?: string
  /** Addresses exempt from rate limits. Default: this machine's. */
  readonly exempt?: readonly string[]
  /** Receives each JSON answer of a declared call; tests compare it with its documentation. */
  readonly answered?: AnswerListener
}
