import { quote } from '../tables/quote.ts'
import type { ColumnFacts } from './layout.ts'

/** Conversion of a column's values to another kind; `lost` is the condition for rows that would change. */
export interface Conversion {
  readonly expression: string
  readonly lost?: string
  /** Rows that can't be converted can't be stored, even with approval. */
  readonly overflow?: true
}

const TEXTS: ReadonlySet<string> = new Set(['id', 'text', 'time'])

const power = (places: number): string => `1${'0'.repeat(places)}`

const rescale = (column: string, from: number, to: number): Conversion => {
  if (to === from) return { expression: column }
  if (to < from) return { expression: `${column} / ${power(from - to)}`, lost: `${column} % ${power(from - to)} <> 0` }
  return { expression: `${column} * ${power(to - from)}`, lost: `abs(${column}) >= ${power(18 - (to - from))}`, overflow: true }
}

/** Undefined if values can't be converted at all. */
export const conversionOf = (name: string, from: ColumnFacts, to: ColumnFacts): Conversion | undefined => {
  const column = quote(name)
  if (from.kind === to.kind && from.kind !== 'scaled') return { expression: column }
  if (TEXTS.has(from.kind) && TEXTS.has(to.kind)) return { expression: column }
  if (to.kind === 'scaled' && (from.kind === 'scaled' || from.kind === 'integer')) return rescale(column, from.scale, to.scale)
  if (from.kind === 'scaled' && to.kind === 'integer') return rescale(column, from.scale, 0)
  if (from.kind === 'integer' && to.kind === 'double') return { expression: `cast(${column} as double precision)` }
  if ((from.kind === 'integer' || from.kind === 'date') && to.kind === 'text') return { expression: `cast(${column} as text)` }
  return undefined
}
