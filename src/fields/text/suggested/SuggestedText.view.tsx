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

/** Whether the list of suggestions is open, and filtered: only text that the user has typed since it was opened filters it. */
const useSuggestionList = ({ onChange, onBlur }: { readonly onChange: (text: string) => void; readonly onBlur: () => void }) => {
  const [open, setOpen] = useState(false)
  const [typing, setTyping] = useState(false)
  const type = (text: string) => {
    setTyping(text !== '')
    setOpen(true)
    onChange(text)
  }
  const choose = (text: string) => {
    setTyping(false)
    onChange(text)
  }
  const leave = () => {
    setOpen(false)
    setTyping(false)
    onBlur()
  }
  return { open, typing, setOpen, type, choose, leave }
}

/**
 * A text input with suggestions. Typed text stays: only a click on a suggestion, or Enter on one that was highlighted by arrow keys,
 * replaces it.
 */
export const SuggestedText = (props: InputProps) => {
  const { source, label, spokenLabel, helperText, required = false, disabled = false, autoFocus = false } = props
  const { field, fieldState, id, isRequired } = useInput<string | null>({ source, isRequired: required, disabled })
  const text = field.value ?? ''
  const { open, typing, setOpen, type, choose, leave } = useSuggestionList(field)
  const options = useSuggestions(props, typing ? text : '', open)
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
      open={open && options.length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={text}
      inputValue={text}
      onInputChange={(_, next, reason) => reason === 'input' && type(next)}
      onChange={(_, next) => choose(next)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      onBlur={leave}
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
