import type { Json, Kinds } from './entitySchema.ts'

/** Whether a record is of these kinds. */
export const isOfKinds = (record: Readonly<Record<string, Json | undefined>>, kinds: Kinds): boolean =>
  Object.entries(kinds).every(([field, values]) => {
    const value = record[field] ?? ''
    return value !== '' && (values === '$any' || values.some((one) => one === value))
  })
