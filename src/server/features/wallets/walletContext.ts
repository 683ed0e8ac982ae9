import type { Transaction } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'

/** Dependencies of all work on wallets, such as `{ ...records, trx }`. Lock other rows before the wallets. */
export interface WalletContext extends Pick<RecordContext, 'db' | 'model' | 'repository' | 'clock' | 'events'> {
  readonly trx: Transaction
}

/** Decimal places of amounts in the database: the default scale of `format: 'money'`. */
export const SCALE = 2
