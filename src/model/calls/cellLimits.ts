/** Maximum number of records in a change of cells. */
export const MAX_OF_CELLS = 1_000
