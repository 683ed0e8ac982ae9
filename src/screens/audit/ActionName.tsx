import type { Json } from '../../model/entitySchema.ts'
import { useAuditWords } from './useAuditWords.ts'

/** What was done. */
const ActionName = ({ value }: { readonly value: Json }) => <span>{useAuditWords().action(value)}</span>

export default ActionName
