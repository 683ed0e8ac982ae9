import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import { parseDecimal } from '../../../model/values/decimal.ts'
import { notFound } from '../../records/access/denials.ts'
import { post, type Side } from './ledger.ts'
import { SCALE, type WalletContext } from './walletContext.ts'

/** The opposite side of a posting. */
function opposite({ account, wallet, currency, amount }: EntityMap['postings']): Side {
  const minor = -parseDecimal(amount, SCALE)
  if (wallet !== null) return { wallet, amount: minor }
  if (account === null || account === 'wallet' || currency === null) throw new Error('a posting of no wallet has an account of the house')
  return { account, currency, amount: minor }
}

interface Reversal {
  /** A wallet that the entry must include. */
  readonly wallet?: string
  readonly reason: string
  readonly by: string
}

/** Posts the opposite of a locked entry. Throws `AppError` 404 if the entry does not include the wallet, 409 `alreadyReversed`, `insufficientFunds`. */
export async function reverseEntry(
  context: WalletContext,
  original: EntityMap['ledgerEntries'],
  { wallet, reason, by }: Reversal,
): Promise<EntityMap['ledgerEntries']> {
  const { trx, repository } = context
  const postings = await repository.of('postings').find(trx, { entry: original.id })
  if (wallet !== undefined && !postings.some((posting) => posting.wallet === wallet)) throw notFound()
  if (await repository.of('ledgerEntries').findOne(trx, { reverses: original.id })) throw new AppError(409, 'alreadyReversed')
  const { id: reverses, reference } = original
  return post(context, { kind: 'reversal', sides: postings.map(opposite), reference, reason, by, reverses })
}
