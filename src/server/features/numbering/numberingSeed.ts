import { parsePattern, renderNumber, serialKey } from '../../../domain/numbering.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedRecord } from '../../seed/seedRecord.ts'

const PATTERNS = {
  salesOrder: 'SO-{yyyy}-{serial:6}',
  purchaseOrder: 'PO-{yyyy}-{serial:6}',
  demand: 'DEM-{yyyy}-{serial:5}',
  invoice: 'INV-{yyyy}-{serial:6}',
  creditNote: 'CRN-{yyyy}-{serial:6}',
  payment: 'PAY-{yyyy}-{serial:6}',
  moneyTransfer: 'TRF-{yyyy}-{serial:5}',
  openingBalance: 'OPN-{yyyy}-{serial:5}',
  stockDocument: 'STK-{yyyy}-{serial:6}',
} as const
const KINDS = Object.entries(PATTERNS)

/** Priority after every template that users add with the usual priority. */
const LAST_RESORT = 1000

export const numberingSeed = (): SeedRecord[] =>
  KINDS.map(([trcode, value], position) => ({
    id: seedId(28, position),
    trcode,
    value,
    startDate: '2000-01-01',
    endDate: '2999-12-31',
    priority: LAST_RESORT,
  }))

/** Numbers given to the demo's slips, and the counters from which the server continues. */
export interface SlipNumbers {
  readonly next: (trcode: string, day: string) => string
  readonly serials: () => SeedRecord[]
}

export function slipNumbers(): SlipNumbers {
  const last = new Map<string, { readonly templateId: string; readonly prefix: string; last: number }>()
  return {
    next(trcode, day) {
      const position = KINDS.findIndex(([name]) => name === trcode)
      const parsed = parsePattern(KINDS[position]?.[1] ?? '')
      if ('mistake' in parsed) throw new Error(`no pattern for ${trcode}`)
      const prefix = serialKey(parsed.parts, day)
      const entry = last.get(prefix) ?? { templateId: seedId(28, position), prefix, last: 0 }
      entry.last += 1
      last.set(prefix, entry)
      return renderNumber(parsed.parts, day, entry.last) ?? ''
    },
    serials: () => [...last.values()].map((entry, position) => ({ id: seedId(29, position), ...entry })),
  }
}
