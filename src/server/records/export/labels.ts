import type { Json } from '../../../model/entitySchema.ts'
import { recordLabel } from '../../../model/recordLabel.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Values } from '../../db/repository/repository.ts'
import { createPresenter } from '../read/presenter.ts'
import { type RecordsById, recordsById } from '../read/recordsById.ts'
import { idsIn, referredIds } from '../read/referredIds.ts'
import type { RecordContext } from '../recordContext.ts'
import type { ExportColumn } from './cells.ts'
import { labelHeading } from './labelHeading.ts'

const BETWEEN = '; '

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

const labelOf = ({ name, reference, schema }: ResolvedField, record: Values, { entities }: RecordContext['model'], found: RecordsById) => {
  const target = entities[reference?.entity ?? '']
  const labels = idsIn(record[name] ?? null).flatMap((id) => {
    const referred = found[target?.id ?? '']?.[id]
    return target && referred ? recordLabel(target, referred) : textOf(record[schema.standIn?.field ?? ''])
  })
  return labels.filter((label) => label !== '').join(BETWEEN) || null
}

/** Columns of names, each behind the column of ids that it names. */
export const withLabelColumns = ({ fieldsByName }: ResolvedEntity, columns: readonly ExportColumn[]): readonly ExportColumn[] =>
  columns.flatMap((column) => {
    if (!fieldsByName[column.name]?.reference) return [column]
    const name = labelHeading(column.name)
    return [column, { name, cell: (record: Values) => textOf(record[name]) || null }]
  })

/**
 * Rows with the names of what these columns refer to, as the reader may know them; what they may not see has its stand-in, or none. One statement a
 * chunk and entity referred to.
 */
export async function* labelled(
  context: RecordContext,
  { fieldsByName }: ResolvedEntity,
  subject: Subject,
  columns: readonly ExportColumn[],
  chunks: AsyncIterable<readonly Values[]>,
): AsyncGenerator<readonly Values[]> {
  const fields = columns.flatMap(({ name }) => fieldsByName[name] ?? []).filter(({ reference }) => reference)
  for await (const rows of chunks) {
    const found = await recordsById(context, subject, referredIds(fields, rows), createPresenter)
    const labels = (row: Values) => fields.map((field) => [labelHeading(field.name), labelOf(field, row, context.model, found)])
    yield rows.map((row) => ({ ...row, ...Object.fromEntries(labels(row)) }))
  }
}
