import { Autocomplete, TextField } from '@mui/material'
import { useInput } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import { foldText } from '../../../model/values/foldText.ts'
import type { InputProps } from '../../fieldView.ts'

interface Props extends Pick<InputProps, 'source' | 'required'> {
  readonly label: string
  readonly choices: readonly { readonly id: Json; readonly name: string }[]
}

const startsLike = (name: string, typed: string): boolean => {
  const text = foldText(name)
  return text.startsWith(typed) || text.includes(` ${typed}`)
}

/** A choice with search; blur takes the best match. */
export const SearchableChoice = ({ source, label, required = false, choices }: Props) => {
  const { field, id } = useInput<Json>({ source, isRequired: required, format: (value) => value, parse: (value: Json) => value })
  return (
    <Autocomplete
      id={id}
      options={choices}
      value={choices.find((choice) => choice.id === field.value) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={(choice) => String(choice.id)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all, { inputValue }) => all.filter(({ name }) => startsLike(name, foldText(inputValue)))}
      onChange={(_, option) => field.onChange(option?.id ?? null)}
      autoHighlight
      autoSelect
      openOnFocus
      fullWidth
      size="small"
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}
