import type { Json } from '../../model/entitySchema.ts'
import { useOperationNames } from './useOperationNames.ts'

/** The label of an operation. */
const OperationName = ({ value }: { readonly value: Json }) => (
  <>{useOperationNames().find(({ id }) => id === value)?.name ?? String(value)}</>
)

export default OperationName
