/** The generic server keeps its own records in it. */
export { auditEntries } from '../../../schemas/auditEntries.ts'
