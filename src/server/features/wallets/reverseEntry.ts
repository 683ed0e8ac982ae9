import { namedEntity } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { parseDecimal } from '../../../model/values/decimal.ts'
import type { Condition } from '../../db/repository/repository.ts'
import { notFound } from '../../records/access/denials.ts'
import type { StoredRecord } from '../../records/values.ts'
import { type HouseAccount, post, type Side } from './ledger.ts'
import { SCALE, type WalletContext } from './walletContext.ts'

/** Sides of one entry; there are two as a rule. */
const MOST_SIDES = 1000

function rowsWhere({ trx, repository, ...context }: WalletContext, entity: string, condition: Condition): Promise<StoredRecord[]> {
  const sort = { field: 'id', order: 'ASC' } as const
  return repository
    .list(trx, namedEntity(context, entity), { filter: [condition], sort, offset: 0, limit: MOST_SIDES })
    .then(({ rows }) => rows)
}

/** A posting's side the other way round. */
function opposite({ account, wallet, currency, amount }: StoredRecord): Side {
  const minor = -parseDecimal(String(amount), SCALE)
  if (typeof wallet === 'string') return { wallet, amount: minor }
  return { account: account as HouseAccount, currency: String(currency), amount: minor }
}

interface Reversal {
  /** One of the wallets that the entry moved. */
  readonly wallet: string
  readonly reason: string
  readonly by: string
}

/** Books the opposite of an entry that is locked. Throws `AppError` 404 where it never moved the wallet, 409 `alreadyReversed`, `insufficientFunds`. */
export async function reverseEntry(
  context: WalletContext,
  original: StoredRecord,
  { wallet, reason, by }: Reversal,
): Promise<StoredRecord> {
  const postings = await rowsWhere(context, 'postings', { path: 'entry', operator: 'eq', value: original.id })
  if (!postings.some((posting) => posting.wallet === wallet)) throw notFound()
  const before = await rowsWhere(context, 'ledgerEntries', { path: 'reverses', operator: 'eq', value: original.id })
  if (before.length > 0) throw new AppError(409, 'alreadyReversed')
  const reference = typeof original.reference === 'string' ? original.reference : null
  return post(context, { kind: 'reversal', sides: postings.map(opposite), reference, reason, by, reverses: original.id })
}
