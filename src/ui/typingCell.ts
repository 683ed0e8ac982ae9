/** Attribute of a grid's cell in which typing begins an edit, so that keys without Ctrl do nothing else there. */
export const TYPING_CELL = 'data-typing'
