import { useRecordContext } from 'react-admin'
import type { FieldView } from '../../fields/fieldView.ts'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import { TotalsList } from '../show/TotalsList.tsx'
import type { FormField } from './FieldGrid.tsx'

/** Numbers only, none of which is entered: computed values are read, not filled in. */
export const isTotals = (fields: readonly FormField[], viewOf: (field: ResolvedField) => FieldView): boolean =>
  fields.length > 1 && fields.every(({ field, disabled }) => disabled && viewOf(field).numeric === true)

/** What the server has worked out, as it was saved last. */
export const Totals = ({ entity, fields }: { readonly entity: ResolvedEntity; readonly fields: readonly FormField[] }) => {
  const record = useRecordContext<Record<string, Json> & { readonly id: string }>() ?? {}
  return <TotalsList entity={entity} fields={fields.map(({ field }) => field)} record={record} />
}
