/** The generic server stores what its users type in it. */
export { drafts } from '../../../schemas/drafts.ts'
