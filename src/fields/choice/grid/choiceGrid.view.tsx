import { Autocomplete, TextField } from '@mui/material'
import { useInput } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import { foldText } from '../../../model/values/foldText.ts'
import type { InputProps } from '../../fieldView.ts'
import { useFieldLabel } from '../../labels.view.tsx'
import { useChoices } from '../../shared/inputs/choices.view.tsx'

const startsLike = (name: string, typed: string): boolean => {
  const text = foldText(name)
  return text.startsWith(typed) || text.includes(` ${typed}`)
}

/** A choice by typing how it begins: the best one is taken when the cell is left. */
export const ChoiceGrid = ({ entity, field: of, source, required = false }: InputProps) => {
  const { field, id } = useInput<Json>({ source, isRequired: required, format: (value) => value, parse: (value: Json) => value })
  const choices = useChoices(entity, of)
  const label = useFieldLabel()(entity, of)
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
