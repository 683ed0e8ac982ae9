/** Layout sizes of the specification, section 9, in CSS pixels. */
export const SIDE_WIDTH = 290
export const SIDE_COLLAPSED_WIDTH = 80
export const STACKED_RAIL_WIDTH = 80
export const STACKED_PANEL_WIDTH = 270
export const BAR_HEIGHT = 64
