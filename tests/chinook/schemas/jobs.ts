/** The generic server stores its jobs in it. */
export { jobs } from '../../../schemas/jobs.ts'
