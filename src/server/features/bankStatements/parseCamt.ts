import { SaxesParser } from 'saxes'
import type { BankLine } from '../../../domain/bankStatements/readTable.ts'
import { amountOf, dayOf } from '../../../domain/bankStatements/readTable.ts'

/** What is gathered of one entry (`Ntry`), by the end of its path. */
type Entry = Record<string, string>

const HELD: Readonly<Record<string, string>> = {
  'Ntry/Amt': 'amount',
  'Ntry/CdtDbtInd': 'sign',
  'BookgDt/Dt': 'date',
  'BookgDt/DtTm': 'date',
  'Ntry/AcctSvcrRef': 'reference',
  'Ntry/NtryRef': 'entryReference',
  'RmtInf/Ustrd': 'text',
  'CdtrRefInf/Ref': 'text',
  'Dbtr/Nm': 'debtor',
  'Cdtr/Nm': 'creditor',
  'Dbtr/Pty/Nm': 'debtor',
  'Cdtr/Pty/Nm': 'creditor',
  'DbtrAcct/Id/IBAN': 'debtorIban',
  'CdtrAcct/Id/IBAN': 'creditorIban',
}

const keyOf = (path: readonly string[]): string | undefined => HELD[path.slice(-2).join('/')] ?? HELD[path.slice(-3).join('/')]

const lineOf = (entry: Entry): BankLine | undefined => {
  const [date, amount] = [dayOf(entry.date ?? ''), amountOf(entry.amount ?? '')]
  if (date === undefined || amount === undefined || amount === '0.00') return undefined
  const comesIn = entry.sign !== 'DBIT'
  return {
    date,
    amount: comesIn ? amount : `-${amount}`,
    party: (comesIn ? entry.debtor : entry.creditor) ?? null,
    iban: (comesIn ? entry.debtorIban : entry.creditorIban) ?? null,
    text: entry.text ?? null,
    reference: entry.reference ?? entry.entryReference ?? null,
  }
}

/** Levels of elements: statements are about ten deep. */
const DEEPEST = 40

/**
 * Entries of a camt.053 statement. The parser knows no external and no declared entities, so a file can't grow as it is read; what is no XML,
 * or declares a document type, throws.
 */
export function parseCamt(xml: string): readonly BankLine[] {
  const parser = new SaxesParser()
  const path: string[] = []
  const lines: BankLine[] = []
  let entry: Entry | undefined
  const refuse = (error: unknown) => {
    throw error
  }
  parser.on('error', refuse)
  parser.on('doctype', () => refuse(new Error('a document type is not read')))
  parser.on('opentag', ({ name }) => {
    path.push(name.slice(name.indexOf(':') + 1))
    if (path.length > DEEPEST) refuse(new Error('nested too deeply'))
    if (path.at(-1) === 'Ntry') entry = {}
  })
  parser.on('text', (text) => {
    const key = entry && keyOf(path)
    if (entry && key && text.trim() !== '')
      entry[key] = entry[key] === undefined || key !== 'text' ? (entry[key] ?? text.trim()) : `${entry[key]} ${text.trim()}`
  })
  parser.on('closetag', () => {
    if (path.pop() !== 'Ntry' || !entry) return
    const line = lineOf(entry)
    if (line) lines.push(line)
    entry = undefined
  })
  parser.write(xml).close()
  return lines
}
