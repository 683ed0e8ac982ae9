/** Heading of the column that names the records of a field's ids. Field names contain no blank. */
export const labelHeading = (field: string): string => `${field} label`
