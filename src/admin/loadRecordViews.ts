import { withInputs } from './lazyInputs.tsx'

/** Loads forms and record pages, which lists don't need. */
export const loadRecordViews = () => withInputs(import('./recordViews.ts'))
