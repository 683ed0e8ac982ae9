import type { Json } from '../../model/entitySchema.ts'
import { useAuditWords } from './useAuditWords.ts'

/** The kind of record it was done to. */
const EntityName = ({ value }: { readonly value: Json }) => <span>{useAuditWords().entity(value)}</span>

export default EntityName
