import type { Json } from '../../model/entitySchema.ts'
import { useAuditWords } from './useAuditWords.ts'

/** The name of an audited action. */
const ActionName = ({ value }: { readonly value: Json }) => <span>{useAuditWords().action(value)}</span>

export default ActionName
