/** The generic server keeps its own records in it. */
export { jobs } from '../../../schemas/jobs.ts'
