import type { Json } from '../../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import type { Clip, ClipWords } from '../../../fieldView.ts'

const plainText = (cell: Json): string => (cell !== null && typeof cell === 'object' ? JSON.stringify(cell) : String(cell))

/** As cells of spreadsheet files. */
const asFile: Clip = {
  write: (value, field) => plainText(field.type.toCell?.(value, field) ?? value),
  read: (text, field) => field.type.fromCell?.(text, field) ?? text,
}

/** A value as text for a spreadsheet. */
export const writeText = (value: Json | undefined, field: ResolvedField, words: ClipWords, clip: Clip = asFile): string =>
  value === null || value === undefined || value === '' ? '' : clip.write(value, field, words)

/** The value of a spreadsheet's text, null of nothing; undefined: it can't be read. */
export const readText = (text: string, field: ResolvedField, words: ClipWords, clip: Clip = asFile): Json | undefined =>
  text.trim() === '' ? null : clip.read(text.trim(), field, words)
