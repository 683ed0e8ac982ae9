import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { insufficientFunds, requireFunds } from './funds.ts'
import { findOpenHold, findOpenHolds, releaseHolds } from './holds.sql.ts'
import { publishWallet } from './publishWallet.ts'
import { SCALE, type WalletContext } from './walletContext.ts'
import { addToWallets, type LockedWallet, lockWalletsOf } from './wallets.sql.ts'

/** A hold that a firm may already have, usually with this id. */
export interface ExpectedHold {
  readonly id: string
  readonly firm: string
  readonly reference: string
}

/** A hold to be placed, in minor units; the caller chooses its id, to find it later without a search. */
export interface NewHold extends ExpectedHold {
  readonly currency: string
  readonly amount: bigint
  readonly reason: string
}

interface Open {
  readonly id: string
  readonly wallet: string
  readonly amount: bigint
  /** Absent: the hold existed before the batch. */
  readonly fresh?: NewHold
}

const nameOf = ({ firm, reference }: Pick<ExpectedHold, 'firm' | 'reference'>) => `${firm} ${reference}`

async function readHolds(context: WalletContext, expected: readonly ExpectedHold[]): Promise<Map<string, Open>> {
  const found = new Map<string, Open>()
  if (expected.length === 0) return found
  const ids = expected.map(({ id }) => id)
  for (const hold of await findOpenHolds(context, ids)) found.set(nameOf(hold), hold)
  for (const one of expected) {
    const hold = found.has(nameOf(one)) ? undefined : await findOpenHold(context, one.firm, one.reference)
    if (hold) found.set(nameOf(one), hold)
  }
  return found
}

/**
 * Places and releases many holds in one transaction. The available amount after each is known at once; a few statements write the results at the
 * end. A hold that is placed and released here leaves no trace. Opening the batch locks the wallets of all firms in ascending id
 * (`PRODUCT.md W2`).
 */
export class HoldBatch {
  readonly #context: WalletContext
  readonly #wallets: ReadonlyMap<string, LockedWallet>
  readonly #holds: Map<string, Open>
  /** Change of the held amount by wallet. */
  readonly #moved = new Map<string, bigint>()
  /** Ids of existing holds that the batch has closed. */
  readonly #closed: string[] = []

  private constructor(context: WalletContext, wallets: readonly LockedWallet[], holds: Map<string, Open>) {
    this.#context = context
    this.#wallets = new Map(wallets.map((wallet) => [`${wallet.firm} ${wallet.currency}`, wallet]))
    this.#holds = holds
  }

  static async open(context: WalletContext, firms: readonly string[], expected: readonly ExpectedHold[]): Promise<HoldBatch> {
    const wallets = await lockWalletsOf(context, firms)
    return new HoldBatch(context, wallets, await readHolds(context, expected))
  }

  /** Places a hold, replacing an open one of the same firm and reference. Throws `AppError` 409 `insufficientFunds` without changes. */
  place(hold: NewHold): void {
    const wallet = this.#wallets.get(`${hold.firm} ${hold.currency}`)
    if (!wallet) throw insufficientFunds(0n, hold.amount, hold.currency)
    const before = this.#holds.get(nameOf(hold))
    const more = hold.amount - (before?.amount ?? 0n)
    if (more > 0n) requireFunds({ ...wallet, held: wallet.held + (this.#moved.get(wallet.id) ?? 0n) }, more)
    if (before) this.#close(before)
    this.#move(wallet.id, hold.amount)
    this.#holds.set(nameOf(hold), { id: hold.id, wallet: wallet.id, amount: hold.amount, fresh: hold })
  }

  /** Does nothing without a hold. */
  release(reference: Pick<ExpectedHold, 'firm' | 'reference'>): void {
    const open = this.#holds.get(nameOf(reference))
    if (!open) return
    this.#close(open)
    this.#holds.delete(nameOf(reference))
  }

  async write(): Promise<void> {
    if (this.#closed.length > 0) await releaseHolds(this.#context, this.#closed)
    const fresh = [...this.#holds.values()].flatMap(({ fresh: hold, wallet }) => (hold ? [{ hold, wallet }] : []))
    const records = fresh.map(({ hold: { id, firm, currency, amount, reference, reason }, wallet }) => {
      const about = { id, wallet, firm, currency, reference, reason, status: 'open' as const }
      return { ...about, amount: stringifyDecimal(amount, SCALE) }
    })
    const { repository, trx } = this.#context
    if (records.length > 0) await repository.of('walletHolds').insertMany(trx, records)
    const moves = [...this.#wallets.values()].flatMap((wallet) => {
      const held = this.#moved.get(wallet.id) ?? 0n
      return held === 0n ? [] : [{ wallet, held }]
    })
    for (const wallet of await addToWallets(this.#context, moves)) await publishWallet(this.#context, wallet)
  }

  #move(wallet: string, amount: bigint): void {
    this.#moved.set(wallet, (this.#moved.get(wallet) ?? 0n) + amount)
  }

  #close({ id, wallet, amount, fresh }: Open): void {
    if (!fresh) this.#closed.push(id)
    this.#move(wallet, -amount)
  }
}
