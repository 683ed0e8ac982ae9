/** Rendered Markdown for screens. */
export { Show as Markdown } from '../fields/markdown/shown.view.tsx'
