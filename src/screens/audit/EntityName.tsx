import type { Json } from '../../model/entitySchema.ts'
import { useAuditWords } from './useAuditWords.ts'

/** The name of an audited entity. */
const EntityName = ({ value }: { readonly value: Json }) => <span>{useAuditWords().entity(value)}</span>

export default EntityName
