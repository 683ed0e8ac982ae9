import type { Transaction } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'

/** What everything that touches wallets works with: `{ ...records, trx }` will do. Who locks further rows locks them before the wallets. */
export interface WalletContext extends Pick<RecordContext, 'db' | 'model' | 'repository' | 'clock' | 'events'> {
  readonly trx: Transaction
}

/** Decimal places of amounts in the database: the default scale of `format: 'money'`. */
export const SCALE = 2
