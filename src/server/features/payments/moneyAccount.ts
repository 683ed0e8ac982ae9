import type { EntityMap } from '../../../model/entityMap.ts'
import type { ErrorIn, FieldError } from '../../../model/errors.ts'
import type { RuleContext } from '../../records/rules.ts'

/** Where money is: a safe deposit or a bank account. */
export interface MoneyAccount {
  readonly safeDeposit?: string | null
  readonly bankAccount?: string | null
}

/** Errors unless exactly one place is set. */
export const moneyAccountMistakes = <P extends string>(
  place: MoneyAccount,
  [safe, account]: readonly [P, P],
): (FieldError & { readonly path: P })[] => {
  const named = [place.safeDeposit, place.bankAccount].filter((id) => id !== null && id !== undefined)
  return named.length === 1 ? [] : [{ path: named.length === 0 ? safe : account, keyword: 'onePlace', params: {} }]
}

export const MONEY_ACCOUNT_FIELDS = ['safeDeposit', 'bankAccount'] as const

/** A record that is posted at such a place. */
type Moved = EntityMap['payments' | 'openingBalances']

type Found = EntityMap['safeDeposits'] | EntityMap['bankAccounts']

/** The record of a place. */
export async function moneyAccountOf(
  { repository, trx }: Pick<RuleContext, 'repository' | 'trx'>,
  { safeDeposit = null, bankAccount = null }: MoneyAccount,
): Promise<Found | undefined> {
  if (safeDeposit !== null) return repository.of('safeDeposits').get(trx, safeDeposit)
  return bankAccount === null ? undefined : repository.of('bankAccounts').get(trx, bankAccount)
}

/** Errors if a place does not accept the currency. */
export const currencyMistakes = (place: Found | undefined, currency: string): ErrorIn<Moved>[] =>
  place?.currency && place.currency !== currency
    ? [{ path: 'currency', keyword: 'otherCurrency', params: { currency: place.currency } }]
    : []
