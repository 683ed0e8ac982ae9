import type { Widen } from '../../widen.ts'

/** Texts below lists, `list.*`. */
const list = {
  totals: 'Totals',
  failed: 'The totals could not be loaded.',
}

export type ListMessages = Widen<typeof list>
export default list
