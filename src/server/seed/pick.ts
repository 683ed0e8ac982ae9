import type { SeedDraft } from './seedRecord.ts'

/** The item at an index, modulo the length. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('an empty list has no item')
  return item
}

/** The first of the demo's users, who creates the house's records. */
export const madeBy = (users: readonly SeedDraft<'users'>[]): { readonly id: string; readonly name: string } => {
  const { id, name } = at(users, 0)
  return { id, name }
}
