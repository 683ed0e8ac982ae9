import { AutocompleteInput, type InputProps } from 'react-admin'

export interface Named {
  readonly id: string
  readonly name: string
  /** Heading in the list; either all choices have one, or none. */
  readonly group?: string
}

interface Props extends Pick<InputProps, 'source' | 'label' | 'helperText' | 'disabled'> {
  readonly required?: boolean | undefined
  readonly choices: readonly Named[]
}

const byGroup = (one: Named, other: Named): number =>
  (one.group ?? '').localeCompare(other.group ?? '') || one.name.localeCompare(other.name)

const orNull = (value: string): string | null => value || null

/** Chooses a technical name by its label in the user's language. */
export const NameInput = ({ choices, required = false, ...props }: Props) => (
  <AutocompleteInput
    {...props}
    isRequired={required}
    fullWidth
    parse={orNull}
    choices={choices.toSorted(byGroup)}
    translateChoice={false}
    {...(choices[0]?.group !== undefined && { groupBy: ({ group }: Named) => group ?? '' })}
  />
)
