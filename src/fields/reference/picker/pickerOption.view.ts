import type { RaRecord } from 'react-admin'

/** One line of a picker's list. */
export interface PickerOption {
  /** Of the record; empty: the way to a new one. */
  readonly id: string
  readonly text: string
  /** What the list compares lines by: an older question's are never those of the present one. */
  readonly label: string
  readonly record?: RaRecord
  /** Why the record can't be chosen. */
  readonly reason?: string
}

export const CREATE = ''

/** What leaving the input or pressing Enter takes; nothing where it is the best match itself that can't be chosen. */
export const bestOf = (options: readonly PickerOption[], isExact: (option: PickerOption) => boolean): PickerOption | undefined => {
  const [first] = options
  if (first?.reason !== undefined && isExact(first)) return undefined
  return options.find(({ id, reason }) => id !== CREATE && reason === undefined)
}
