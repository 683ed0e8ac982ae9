import { withInputs } from './lazyInputs.tsx'

/** Forms and record pages, which a list does not need. */
export const loadRecordViews = () => withInputs(import('./recordViews.ts'))
