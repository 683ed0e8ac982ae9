/** Minimum size of touch targets on phones. */
export const TARGET = { minWidth: { xs: 40, sm: 0 }, minHeight: { xs: 40, sm: 0 } } as const
