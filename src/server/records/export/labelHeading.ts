/** Heading of the column that names what the ids of a field stand for. Fields have no blank in their names. */
export const labelHeading = (field: string): string => `${field} label`
