import type { RaRecord } from 'react-admin'

/** One line of a picker's list. */
export interface PickerOption {
  /** Id of the record; `''` for the option that creates one. */
  readonly id: string
  readonly text: string
  /** Compared by the list; options of an earlier query differ from those of the current one. */
  readonly label: string
  readonly record?: RaRecord
  /** Id of its tenant, where that does not go without saying. */
  readonly tenant?: string | undefined
  /** Why the record can't be chosen. */
  readonly reason?: string
}

export const CREATE = ''

/** The option that blur and Enter take; undefined if the best match can't be chosen. */
export const bestOf = (options: readonly PickerOption[], isExact: (option: PickerOption) => boolean): PickerOption | undefined => {
  const [first] = options
  if (first?.reason !== undefined && isExact(first)) return undefined
  return options.find(({ id, reason }) => id !== CREATE && reason === undefined)
}
