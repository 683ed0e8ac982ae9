/** Values of the appearance's settings (specification, section 3). */
export const THEME_SCHEMAS = ['default', 'dark', 'green', 'purple', 'orange'] as const
export const MODES = ['light', 'dark'] as const
export const CONTROL_SIZES = ['xs', 'sm', 'md', 'lg'] as const

export type ThemeSchema = (typeof THEME_SCHEMAS)[number]
export type Mode = (typeof MODES)[number]
export type ControlSize = (typeof CONTROL_SIZES)[number]
