/** Specification section 9; the greatest length keeps hashing cheap to refuse. */
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 200
export const NAME_MAX = 200
