import { v7 } from 'uuid'
import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { openAmount } from '../../../domain/money/openAmount.ts'
import type { paymentCalls } from '../../../domain/payments/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize, deny } from '../../records/access/denials.ts'
import { actingFor, tenantActedFor } from '../../records/access/tenantOf.ts'
import type { WrittenRecord } from '../../records/afterCommit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { createDependent } from '../../records/write/createDependent.ts'
import { refuseUnseen } from '../../records/write/findForWrite.ts'
import { writeOnce } from '../../records/write/idempotency.sql.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { firmDay } from '../firms/firmDay.ts'
import { lockCustomer } from '../invoices/openDocuments.ts'
import { insufficientFunds } from '../wallets/funds.ts'
import { post, type Side } from '../wallets/ledger.ts'
import type { WalletContext } from '../wallets/walletContext.ts'
import { asAmount, readAmount } from '../wallets/walletInput.ts'

type Invoice = EntityMap['invoices']
type Answer = AnswerOf<typeof paymentCalls.payFromWallet>

interface WalletPayment {
  readonly subject: Subject
  readonly invoice: string
  /** Decimal text; undefined: the open amount. */
  readonly amount: string | undefined
  /** The call's `Idempotency-Key`. */
  readonly key: string
}

type PaymentContext = WalletContext & { readonly records: RecordContext; readonly subject: Subject }

/** An invoice that the subject's firm received. Throws `AppError` 404 if the invoice is not visible, 403 if the firm is not its recipient. */
async function received(records: RecordContext, subject: Subject, id: string): Promise<Invoice> {
  const entity = entityOf(records, 'invoices')
  const access = await authorize(records, entity, subject, 'show', id)
  const invoice = await records.repository.of('invoices').get(records.db.read, id, access.readScope(subject))
  if (!invoice) return refuseUnseen(records, entity, subject, 'pay', id)
  const isTheirs = invoice.recipientFirm !== null && invoice.recipientFirm === tenantActedFor(records.model, subject)
  return isTheirs ? invoice : deny(records, entity, subject, 'pay', new AppError(403, 'forbidden'), id)
}

/** The amount to pay in hundredths, at most the open amount. */
async function amountOf(
  { records, trx }: PaymentContext,
  invoice: Invoice,
  typed: string | undefined,
  kind: Invoice['kind'],
): Promise<bigint> {
  const open = invoice.kind === kind ? openAmount(invoice) : 0n
  if (open <= 0n) throw new AppError(409, 'nothingToPay')
  if (typed === undefined) return open
  const amount = await readAmount(records, trx, { amount: typed, currency: invoice.currency })
  if (amount > open) throw invalid<EntityMap['payments']>('amount', 'overAllocated', { limit: asAmount(open) })
  return amount
}

const walletOf = ({ repository, trx }: PaymentContext, firm: string, currency: string) =>
  repository.of('wallets').findOne(trx, { firm, currency })

/** Source and target: the wallets of the invoice's recipient and issuer; the house uses its sales account. */
async function sidesOf(working: PaymentContext, { recipientFirm, firm, currency }: Invoice, amount: bigint): Promise<readonly Side[]> {
  const payer = await walletOf(working, recipientFirm ?? '', currency)
  if (!payer) throw insufficientFunds(0n, amount, currency)
  const from = { wallet: payer.id, amount: -amount }
  if (firm === TENANCY.house) return [from, { account: 'sales', currency, amount }]
  const payee = await walletOf(working, firm, currency)
  if (!payee) throw new AppError(409, 'noWalletToPay', { params: { currency } })
  return [from, { wallet: payee.id, amount }]
}

/** Sides of a transfer that has arrived at the house's bank. */
const ofTransfer = async (_working: PaymentContext, { currency }: Invoice, amount: bigint): Promise<readonly Side[]> => [
  { account: 'bank', currency, amount: -amount },
  { account: 'sales', currency, amount },
]

/** Sides of what the house owes for a statement or credit note, to the wallet of its recipient. */
async function ofPayout(working: PaymentContext, { recipientFirm, currency }: Invoice, amount: bigint): Promise<readonly Side[]> {
  const wallet = await lockedWalletOf(working, recipientFirm ?? '', currency)
  return [
    { account: 'sales', currency, amount: -amount },
    { wallet, amount },
  ]
}

/** Id of the firm's wallet, opened if it has none in the currency. */
async function lockedWalletOf(working: PaymentContext, firm: string, currency: string): Promise<string> {
  const { repository, trx, records, subject } = working
  const known = await walletOf(working, firm, currency)
  if (known) return known.id
  const after = await repository.of('wallets').insert(trx, { id: v7(), firm, currency, balance: '0.00', held: '0.00', active: true })
  await recordWritten(records, trx, { entity: entityOf(records, 'wallets'), subject, action: 'create', after })
  return after.id
}

const SOURCES = { wallet: sidesOf, transfer: ofTransfer, payout: ofPayout } as const

/** Where the money of a payment comes from, and where it goes: `payout` is the house's, to the recipient. */
export interface PaymentSource {
  readonly by: keyof typeof SOURCES
  /** Of the bank; default: the invoice's number. */
  readonly reference?: string
}

const FROM_WALLET: PaymentSource = { by: 'wallet' }

/** Posts the entry in the wallets' ledger. */
async function bookEntry(
  working: PaymentContext,
  invoice: Invoice,
  amount: bigint,
  { by, reference }: PaymentSource,
): Promise<EntityMap['ledgerEntries']> {
  const { records, trx, subject } = working
  const sides = await SOURCES[by](working, invoice, amount)
  const about = { reference: reference ?? invoice.number, ...(subject.id !== '' && { by: subject.id }) }
  const after = await post(working, { kind: 'payment', sides, ...about })
  await recordWritten(records, trx, { entity: entityOf(records, 'ledgerEntries'), subject, action: 'pay', after })
  return after
}

const draftOf = (invoice: Invoice, date: string, amount: string, ledgerEntry: string): DraftMap['payments'] => ({
  firm: invoice.firm,
  direction: invoice.kind === 'creditNote' ? 'out' : 'in',
  date,
  customer: invoice.customer,
  account: 'receivable',
  amount,
  currency: invoice.currency,
  reference: invoice.number,
  ledgerEntry,
  advance: false,
  allocations: [{ invoice: invoice.id, amount }],
})

/** Posts the payment in the books of the issuing firm. */
async function bookPayment(working: PaymentContext, draft: DraftMap['payments'], alsoWritten: WrittenRecord[]): Promise<void> {
  const { records, trx } = working
  const subject = actingFor(records.model, working.subject, draft.firm ?? undefined)
  await createDependent({ records, trx, subject, alsoWritten }, entityOf(records, 'payments'), draft)
}

/** Posts in the issuer's books a payment of which the ledger has the entry already: a captured deposit. */
export async function bookPosted(
  working: PaymentContext,
  invoice: Invoice,
  { amount, entry }: { readonly amount: bigint; readonly entry: string },
  alsoWritten: WrittenRecord[],
): Promise<void> {
  const { trx, repository, records } = working
  const date = await firmDay({ trx, repository, records }, invoice.firm)
  await bookPayment(working, draftOf(invoice, date, asAmount(amount), entry), alsoWritten)
}

/**
 * Pays an invoice in a running transaction, by default the open amount from its recipient's wallet; or pays out a credit note. Checks no rights. Throws
 * `AppError` 404, 409 `nothingToPay`, `insufficientFunds`, `noWalletToPay`, `periodClosed`, 422.
 */
export async function payOpen(
  working: PaymentContext,
  id: string,
  typed: string | undefined,
  alsoWritten: WrittenRecord[],
  source: PaymentSource = FROM_WALLET,
): Promise<Answer> {
  const { repository, trx } = working
  const seen = await repository.of('invoices').get(trx, id)
  await lockCustomer(working, seen?.customer ?? '')
  const invoice = await repository.of('invoices').get(trx, id)
  if (!invoice) throw new AppError(404, 'notFound')
  const amount = await amountOf(working, invoice, typed, source.by === 'payout' ? 'creditNote' : 'invoice')
  const entry = await bookEntry(working, invoice, amount, source)
  await bookPosted(working, invoice, { amount, entry: entry.id }, alsoWritten)
  return { amount: asAmount(amount), currency: invoice.currency, ledgerEntry: entry.id }
}

/**
 * Pays an invoice from the wallet of its recipient. The open amount is checked under the lock of the customer, the available amount under the
 * locks of the wallets, and the payment refers to the entry of the ledger (`PRODUCT.md E18, W3`). Throws `AppError` 403, 404, 409
 * `nothingToPay`, `insufficientFunds`, `noWalletToPay`, `periodClosed`, 422.
 */
export async function payFromWallet(records: RecordContext, { subject, invoice, amount, key }: WalletPayment): Promise<Answer> {
  await received(records, subject, invoice)
  const call = { actor: subject.id, key, request: ['payFromWallet', invoice, amount ?? null] }
  return writeOnce(records, call, (trx, alsoWritten) => payOpen({ ...records, records, trx, subject }, invoice, amount, alsoWritten))
}
