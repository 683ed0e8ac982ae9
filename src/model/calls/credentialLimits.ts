/** Specification, section 9; the maximum length limits the cost of hashing. */
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 200
export const NAME_MAX = 200
