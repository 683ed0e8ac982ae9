/** Whether there is no value: an empty text counts as none. */
export const isBlank = (value: unknown): value is undefined | null | '' => value === undefined || value === null || value === ''

/** The same, also of a list without elements. */
export const isBlankOrEmptyList = (value: unknown): value is undefined | null | '' | readonly never[] =>
  isBlank(value) || (Array.isArray(value) && value.length === 0)
