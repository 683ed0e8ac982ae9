import { allocate } from '../../../../domain/allocate.ts'
import { amountInWords } from '../../../../domain/amountInWords/amountInWords.ts'
import { hundredths, moneyText } from '../../../../domain/money/hundredths.ts'
import type { Fact, SmallTable } from '../../../../domain/printing/printable.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import type { PrintingContext } from '../printKind.ts'
import { fill } from '../printTexts.ts'

const isText = (value: string | null | undefined): value is string => typeof value === 'string' && value !== ''

/** `DE89 3704 0044 …`, as banks print it. */
const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** Bank account for paying a document: one in its currency, else that of the letterhead. */
export async function bankDetails(
  { records, firm, texts: { facts } }: PrintingContext,
  currency: string | null,
  reference: string,
): Promise<readonly Fact[]> {
  if (!firm) return []
  const accounts =
    currency === null ? [] : await records.repository.of('bankAccounts').find(records.db.read, { firm: firm.id, currency, active: true })
  const account = accounts.find(({ bankType }) => bankType === 'main') ?? accounts[0]
  const iban = account?.iban ?? firm.iban
  if (!isText(iban)) return []
  return [
    [facts.holder, firm.name],
    ...(account ? ([[facts.bank, account.name]] as const) : []),
    [facts.iban, grouped(iban)],
    [facts.purpose, reference],
  ]
}

/** An order's payment plan, by days after the invoice; the amounts sum to the total. */
export async function planTable(
  { records, texts: { instalments, colon }, formats }: PrintingContext,
  plan: string | null,
  total: string,
): Promise<SmallTable | undefined> {
  const found: EntityMap['paymentPlans'] | undefined =
    plan === null ? undefined : await records.repository.of('paymentPlans').get(records.db.read, plan)
  if (!found || found.installments.length === 0) return undefined
  const parts = allocate(
    hundredths(total),
    found.installments.map(({ share }) => hundredths(share)),
  )
  const rows = found.installments.map(({ days, share }, index) => [
    days === 0 ? instalments.atOnce : fill(instalments.byDate, { days }),
    formats.percent(share),
    formats.amount(moneyText(parts[index] ?? 0n)),
  ])
  return {
    title: `${instalments.title}${colon} ${found.name}`,
    headings: [instalments.due, instalments.share, instalments.amount],
    rows,
  }
}

/** The total in words, which the law of many countries requires. */
export const wordsOf = ({ texts, locale }: PrintingContext, amount: string, currency: string | null): Fact => [
  `${texts.words}${texts.colon}`,
  fill(texts.inWords, { words: amountInWords(amount, currency ?? '', locale) }),
]
