/** Layouts of pages, which users choose and schemas may name (`entity.pages`). */
export const LAYOUTS = ['collapsibleSide', 'stackedSide', 'topBarClassic', 'framelessSide', 'contentOverlay'] as const

export type LayoutType = (typeof LAYOUTS)[number]
