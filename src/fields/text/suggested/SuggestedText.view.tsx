import { Autocomplete, Box, TextField } from '@mui/material'
import type { HTMLAttributes, Key } from 'react'
import { useState } from 'react'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import type { InputProps } from '../../fieldView.ts'
import { useSuggestions } from './useSuggestions.view.ts'

const line = ({ key, ...props }: HTMLAttributes<HTMLLIElement> & { readonly key: Key }, text: string) => (
  <li key={key} {...props}>
    <Box component="span" dir="auto" sx={{ flex: 1, minWidth: 0, textAlign: 'start', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  </li>
)

/**
 * A text input with suggestions. Typed text stays: only a click on a suggestion, or Enter on one that was highlighted by arrow keys,
 * replaces it.
 */
export const SuggestedText = (props: InputProps) => {
  const { source, label, spokenLabel, helperText, required = false, disabled = false, autoFocus = false } = props
  const { field, fieldState, id, isRequired } = useInput<string | null>({ source, isRequired: required, disabled })
  const text = field.value ?? ''
  const [asking, setAsking] = useState(false)
  /** Whether the user has typed since the list was opened: only then the text filters the list. */
  const [typing, setTyping] = useState(false)
  const options = useSuggestions(props, typing ? text : '', asking)
  const error = fieldState.error?.message
  return (
    <Autocomplete
      id={id}
      className={`ra-input ra-input-${source}`}
      freeSolo
      disableClearable
      fullWidth
      size="small"
      disabled={disabled}
      options={options}
      filterOptions={(all) => all}
      open={asking && options.length > 0}
      onOpen={() => setAsking(true)}
      onClose={() => setAsking(false)}
      value={text}
      inputValue={text}
      onInputChange={(_, next, reason) => {
        if (reason !== 'input') return
        setTyping(next !== '')
        setAsking(true)
        field.onChange(next)
      }}
      onChange={(_, next) => {
        setTyping(false)
        field.onChange(next)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setAsking(false)
      }}
      onBlur={() => {
        setAsking(false)
        setTyping(false)
        field.onBlur()
      }}
      renderOption={line}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          autoFocus={autoFocus}
          label={label === false ? null : <FieldTitle label={label} source={source} isRequired={isRequired} />}
          error={fieldState.invalid}
          helperText={helperText === false && !error ? null : <InputHelperText error={error} helperText={helperText} />}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': spokenLabel, dir: 'auto' } }}
        />
      )}
    />
  )
}
