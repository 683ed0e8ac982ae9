import { FieldValue } from '../../fields/fieldValue.view.tsx'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'

interface Props {
  readonly entity: string
  readonly field: ResolvedField
  readonly value: Json | undefined
}

/** A value as its field's type shows it, outside of a record. */
export const PlainValue = (props: Props) => <FieldValue {...props} plain />
