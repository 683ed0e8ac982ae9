import { parsePattern, renderNumber, serialKey } from '../../../domain/numbering.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft } from '../../seed/seedRecord.ts'

/** Kinds of documents with the pattern of their numbers. */
const KINDS = [
  ['salesOrder', 'SO-{yyyy}-{serial:6}'],
  ['purchaseOrder', 'PO-{yyyy}-{serial:6}'],
  ['demand', 'DEM-{yyyy}-{serial:5}'],
  ['invoice', 'INV-{yyyy}-{serial:6}'],
  ['creditNote', 'CRN-{yyyy}-{serial:6}'],
  ['payment', 'PAY-{yyyy}-{serial:6}'],
  ['moneyTransfer', 'TRF-{yyyy}-{serial:5}'],
  ['openingBalance', 'OPN-{yyyy}-{serial:5}'],
  ['stockDocument', 'STK-{yyyy}-{serial:6}'],
] as const

/** Priority after every template that users add with the usual priority. */
const LAST_RESORT = 1000

export const numberingSeed = (): SeedDraft<'numberingTemplates'>[] =>
  KINDS.map(
    ([trcode, value], position): SeedDraft<'numberingTemplates'> => ({
      id: seedId(28, position),
      trcode,
      value,
      startDate: '2000-01-01',
      endDate: '2999-12-31',
      priority: LAST_RESORT,
    }),
  )

/** Numbers given to the demo's slips, and the counters from which the server continues. */
export interface SlipNumbers {
  readonly next: (trcode: string, day: string) => string
  readonly serials: () => SeedDraft<'numberSerials'>[]
}

export function slipNumbers(): SlipNumbers {
  const given = new Map<string, { readonly templateId: string; readonly prefix: string; last: number }>()
  return {
    next(trcode, day) {
      const position = KINDS.findIndex(([name]) => name === trcode)
      const parsed = parsePattern(KINDS[position]?.[1] ?? '')
      if ('mistake' in parsed) throw new Error(`no pattern for ${trcode}`)
      const prefix = serialKey(parsed.parts, day)
      const entry = given.get(prefix) ?? { templateId: seedId(28, position), prefix, last: 0 }
      entry.last += 1
      given.set(prefix, entry)
      return renderNumber(parsed.parts, day, entry.last) ?? ''
    },
    serials: () =>
      [...given.values()].map(
        ({ templateId, prefix, last }, position): SeedDraft<'numberSerials'> => ({ id: seedId(29, position), templateId, prefix, last }),
      ),
  }
}
