const two = (number: number): string => String(number).padStart(2, '0')

/** `2026-03-01`: the day of an instant in the local time zone. */
export const localDay = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
