import { canonicalDecimal, isDecimal } from '../../model/values/decimal.ts'
import { hundredths, MONEY_SCALE, moneyText } from '../money/hundredths.ts'
import { type BankLine, dayOf } from './readTable.ts'

/** Values of a camt.053 element, by the names of `CAMT_VALUES`. */
export type CamtValues = Readonly<Partial<Record<CamtValue, string>>>

/** An entry (`Ntry`) with its transactions (`TxDtls`). */
export interface CamtEntry {
  readonly values: CamtValues
  readonly details: readonly CamtValues[]
}

/** Values of an entry and of its transactions, by the end of their paths. */
export const CAMT_VALUES = {
  'Ntry/Amt': 'amount',
  'TxDtls/Amt': 'amount',
  'TxAmt/Amt': 'transactionAmount',
  'Ntry/CdtDbtInd': 'sign',
  'TxDtls/CdtDbtInd': 'sign',
  'Ntry/RvslInd': 'reversal',
  'Ntry/Sts': 'status',
  'Sts/Cd': 'status',
  'BookgDt/Dt': 'date',
  'BookgDt/DtTm': 'date',
  'ValDt/Dt': 'valueDate',
  'ValDt/DtTm': 'valueDate',
  'Ntry/AcctSvcrRef': 'reference',
  'Refs/AcctSvcrRef': 'reference',
  'Ntry/NtryRef': 'entryReference',
  'Ntry/AddtlNtryInf': 'about',
  'TxDtls/AddtlTxInf': 'about',
  'RmtInf/Ustrd': 'text',
  'CdtrRefInf/Ref': 'text',
  'Dbtr/Nm': 'debtor',
  'Cdtr/Nm': 'creditor',
  'Dbtr/Pty/Nm': 'debtor',
  'Cdtr/Pty/Nm': 'creditor',
  'DbtrAcct/Id/IBAN': 'debtorIban',
  'CdtrAcct/Id/IBAN': 'creditorIban',
} as const

export type CamtValue = (typeof CAMT_VALUES)[keyof typeof CAMT_VALUES] | 'currency' | 'transactionCurrency'

/** `'12.5'`, `'12.50000'` → `'12.50'`: the point is always the decimal point. Undefined if it is not a number of hundredths. */
function camtAmount(text = ''): string | undefined {
  const plain = text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
  return !plain.startsWith('-') && isDecimal(plain, MONEY_SCALE) ? canonicalDecimal(plain, MONEY_SCALE) : undefined
}

const isDebit = ({ sign }: CamtValues): boolean => sign === 'DBIT'

const signed = (values: CamtValues, amount: string): bigint => (isDebit(values) ? -hundredths(amount) : hundredths(amount))

const isTrue = (text: string | undefined): boolean => text === 'true' || text === '1'

/** Payer of incoming money, payee of outgoing money. A reversal has the parties of the original entry, but the opposite direction. */
const partyOf = (values: CamtValues): Pick<BankLine, 'party' | 'iban'> => {
  const toCreditor = isDebit(values) !== isTrue(values.reversal)
  return {
    party: (toCreditor ? values.creditor : values.debtor) ?? null,
    iban: (toCreditor ? values.creditorIban : values.debtorIban) ?? null,
  }
}

const lineOf = (values: CamtValues, date: string, amount: bigint): BankLine => ({
  date,
  amount: moneyText(amount),
  ...partyOf(values),
  text: values.text ?? values.about ?? null,
  reference: values.reference ?? values.entryReference ?? null,
})

/** The transactions of a batch as lines, if their amounts are in its currency and sum to its total. */
function partsOf({ values, details }: CamtEntry, date: string, total: bigint): readonly BankLine[] | undefined {
  const parts = details.flatMap(({ amount: own, transactionAmount, ...detail }) => {
    const currency = own === undefined ? detail.transactionCurrency : detail.currency
    const amount = camtAmount(own ?? transactionAmount)
    return amount === undefined || (currency ?? values.currency) !== values.currency
      ? []
      : [lineOf({ ...values, ...detail }, date, signed({ ...values, ...detail }, amount))]
  })
  const sum = parts.reduce((all, { amount }) => all + hundredths(amount), 0n)
  return parts.length === details.length && sum === total ? parts.filter(({ amount }) => hundredths(amount) !== 0n) : undefined
}

/**
 * Lines of an entry: one, or one per transaction of a batch; none for a pending entry. Undefined if the day or the amount can't be
 * parsed.
 */
export function linesOfEntry(entry: CamtEntry): readonly BankLine[] | undefined {
  const { values, details } = entry
  if ((values.status ?? 'BOOK') !== 'BOOK') return []
  const [date, amount] = [dayOf(values.date ?? values.valueDate ?? ''), camtAmount(values.amount)]
  if (date === undefined || amount === undefined) return undefined
  const total = signed(values, amount)
  if (total === 0n) return []
  if (details.length === 1) return [lineOf({ ...details[0], ...values }, date, total)]
  const texts = details.flatMap(({ text }) => text ?? [])
  return partsOf(entry, date, total) ?? [lineOf({ ...values, ...(texts.length > 0 && { text: texts.join(' ') }) }, date, total)]
}
