import type { Json } from '../../../model/entitySchema.ts'
import { recordLabel } from '../../../model/records/recordLabel.ts'
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
    return target && referred ? recordLabel(target, referred) : textOf(record[schema.fallback?.field ?? ''])
  })
  return labels.filter((label) => label !== '').join(BETWEEN) || null
}

/** Adds a column of labels after each column of ids. */
export const withLabelColumns = ({ fieldsByName }: ResolvedEntity, columns: readonly ExportColumn[]): readonly ExportColumn[] =>
  columns.flatMap((column) => {
    if (!fieldsByName[column.name]?.reference) return [column]
    const name = labelHeading(column.name)
    return [column, { name, cell: (record: Values) => textOf(record[name]) || null }]
  })

/**
 * Adds the labels of referenced records, as far as the reader may see them; others get a placeholder or none. One statement per chunk and
 * referenced entity.
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
