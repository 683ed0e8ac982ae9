/** The generic server stores its audit trail in it. */
export { auditEntries } from '../../../schemas/auditEntries.ts'
