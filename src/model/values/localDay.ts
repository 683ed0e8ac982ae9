const two = (number: number): string => String(number).padStart(2, '0')

/** `2026-03-01`: the day of a moment where the user is. */
export const localDay = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
