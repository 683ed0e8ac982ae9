/** A button as large as a finger on a phone. */
export const TARGET = { minWidth: { xs: 40, sm: 0 }, minHeight: { xs: 40, sm: 0 } } as const
