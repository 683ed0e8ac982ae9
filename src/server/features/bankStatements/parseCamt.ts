import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { CAMT_VALUES, type CamtEntry, type CamtValue } from '../../../domain/bankStatements/camtEntry.ts'

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

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

const endsWith = (path: readonly string[], end: string): boolean => `/${path.join('/')}`.endsWith(`/${end}`)

const valueAt = (path: readonly string[]): CamtValue | undefined => VALUES[path.slice(-2).join('/')] ?? VALUES[path.slice(-3).join('/')]

/** Joins texts; of other values the first counts. */
function gather(into: EntryTexts, value: CamtValue, text: string): void {
  into[value] = into[value] === undefined ? text : value === 'text' ? `${into[value]} ${text}` : into[value]
}

/** Follows the elements of one document. */
class CamtReader {
  readonly statements: Open[] = []
  private readonly path: string[] = []

  open({ name, attributes }: SaxesTagPlain): void {
    const tag = local(name)
    this.path.push(tag)
    if (this.path.length > DEEPEST) throw new Error('nested too deeply')
    if (tag === 'Stmt') this.statements.push({ accounts: [], currency: undefined, entries: [] })
    if (tag === 'Ntry') this.statements.at(-1)?.entries.push({ values: {}, details: [] })
    if (tag === 'TxDtls' && this.path.includes('Ntry')) this.statements.at(-1)?.entries.at(-1)?.details.push({})
    const value = valueAt(this.path)
    if ((value === 'amount' || value === 'transactionAmount') && attributes.Ccy) this.gathered(CURRENCIES[value], attributes.Ccy)
  }

  text(raw: string): void {
    const text = raw.trim()
    if (text === '') return
    const statement = this.statements.at(-1)
    if (statement && ACCOUNT.some((end) => endsWith(this.path, end))) statement.accounts.push(text)
    if (statement && endsWith(this.path, 'Stmt/Acct/Ccy')) statement.currency = text
    const value = valueAt(this.path)
    if (value) this.gathered(value, text)
  }

  close(): void {
    this.path.pop()
  }

  private gathered(value: CamtValue, text: string): void {
    const entry = this.path.includes('Ntry') ? this.statements.at(-1)?.entries.at(-1) : undefined
    const into = this.path.includes('TxDtls') ? entry?.details.at(-1) : entry?.values
    if (into) gather(into, value, text)
  }
}

/**
 * Statements of a camt.053 file. The parser knows no external and no declared entities, so a file can't expand while it is parsed. Throws if the
 * file is not XML or declares a document type.
 */
export function parseCamt(xml: string): readonly CamtStatement[] {
  const parser = new SaxesParser()
  const reader = new CamtReader()
  const refuse = (error: unknown) => {
    throw error
  }
  parser.on('error', refuse)
  parser.on('doctype', () => refuse(new Error('a document type is not read')))
  parser.on('opentag', (tag) => reader.open(tag))
  parser.on('text', (text) => reader.text(text))
  parser.on('cdata', (text) => reader.text(text))
  parser.on('closetag', () => reader.close())
  parser.write(xml).close()
  return reader.statements
}
