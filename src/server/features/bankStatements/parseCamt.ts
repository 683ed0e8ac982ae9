import { CAMT_VALUES, type CamtEntry, type CamtValue } from '../../../domain/bankStatements/camtEntry.ts'
import { type XmlEvents, xmlParser } from '../../records/xmlParser.ts'

type EntryTexts = { [name in CamtValue]?: string }

/** A statement (`Stmt`) of one account, with the account's id and currency if the file has them. */
export interface CamtStatement {
  readonly accounts: readonly string[]
  readonly currency: string | undefined
  readonly entries: readonly CamtEntry[]
}

interface Open {
  readonly accounts: string[]
  currency: string | undefined
  readonly entries: { readonly values: EntryTexts; readonly details: EntryTexts[] }[]
}

const VALUES: Readonly<Record<string, CamtValue>> = CAMT_VALUES

const CURRENCIES = { amount: 'currency', transactionAmount: 'transactionCurrency' } as const

const ACCOUNT = ['Stmt/Acct/Id/IBAN', 'Stmt/Acct/Id/Othr/Id']

/** Maximum depth of elements; statements have about ten levels. */
const DEEPEST = 40

const endsWith = (path: readonly string[], end: string): boolean => `/${path.join('/')}`.endsWith(`/${end}`)

const valueAt = (path: readonly string[]): CamtValue | undefined => VALUES[path.slice(-2).join('/')] ?? VALUES[path.slice(-3).join('/')]

/** Joins texts; of other values the first counts. */
function gather(into: EntryTexts, value: CamtValue, text: string): void {
  into[value] = into[value] === undefined ? text : value === 'text' ? `${into[value]} ${text}` : into[value]
}

/** Follows the elements of one document. */
class CamtReader implements XmlEvents {
  readonly statements: Open[] = []
  private readonly path: string[] = []

  readonly open: XmlEvents['open'] = (tag, attributes) => {
    this.path.push(tag)
    if (this.path.length > DEEPEST) throw new Error('nested too deeply')
    if (tag === 'Stmt') this.statements.push({ accounts: [], currency: undefined, entries: [] })
    if (tag === 'Ntry') this.statements.at(-1)?.entries.push({ values: {}, details: [] })
    if (tag === 'TxDtls' && this.path.includes('Ntry')) this.statements.at(-1)?.entries.at(-1)?.details.push({})
    const value = valueAt(this.path)
    if ((value === 'amount' || value === 'transactionAmount') && attributes.Ccy) this.gathered(CURRENCIES[value], attributes.Ccy)
  }

  readonly text = (raw: string): void => {
    const text = raw.trim()
    if (text === '') return
    const statement = this.statements.at(-1)
    if (statement && ACCOUNT.some((end) => endsWith(this.path, end))) statement.accounts.push(text)
    if (statement && endsWith(this.path, 'Stmt/Acct/Ccy')) statement.currency = text
    const value = valueAt(this.path)
    if (value) this.gathered(value, text)
  }

  readonly close = (): void => {
    this.path.pop()
  }

  private gathered(value: CamtValue, text: string): void {
    const entry = this.path.includes('Ntry') ? this.statements.at(-1)?.entries.at(-1) : undefined
    const into = this.path.includes('TxDtls') ? entry?.details.at(-1) : entry?.values
    if (into) gather(into, value, text)
  }
}

/** Statements of a camt.053 file. Throws if the file is not XML or declares a document type. */
export function parseCamt(xml: string): readonly CamtStatement[] {
  const reader = new CamtReader()
  xmlParser(reader).write(xml).close()
  return reader.statements
}
