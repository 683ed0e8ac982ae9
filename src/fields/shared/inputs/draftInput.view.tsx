import { TextField, type TextFieldProps } from '@mui/material'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import type { InputProps } from '../../fieldView.ts'

interface Draft {
  /** Text of the input while it is not being edited. */
  readonly format: (value: Json) => string
  /** Text when editing begins. Default: as `format`. */
  readonly edit?: (value: Json) => string
  /** Typed text → form value; not called for empty text, which is null. */
  readonly parse: (typed: string) => Json
  /** Why a refused value is refused, where the input knows it better. */
  readonly explain?: (value: Json) => string | undefined
  readonly slotProps?: TextFieldProps['slotProps']
  readonly type?: string
}

/** Keeps the text selected when focus replaces it by its editable form. */
const useSelected = (draft: string | undefined, ref: (element: HTMLInputElement | null) => void) => {
  const input = useRef<HTMLInputElement>(null)
  const edited = draft !== undefined
  useLayoutEffect(() => {
    if (edited) input.current?.select()
  }, [edited])
  return useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      ref(element)
    },
    [ref],
  )
}

/** A text input that normalizes its text on blur, never while the user types. */
export const DraftInput = (props: InputProps & Draft) => {
  const { source, label, helperText, required, disabled, autoFocus, format, edit = format, parse, explain, type, slotProps } = props
  const { field, fieldState, id, isRequired } = useInput<Json>({
    source,
    isRequired: required,
    format: (value) => value,
    parse: (value: Json) => value,
  })
  const [draft, setDraft] = useState<string>()
  const inputRef = useSelected(draft, field.ref)
  const present: Json = field.value ?? null
  const shown = draft ?? (present === null ? '' : format(present))
  const error = fieldState.error?.message && (explain?.(present) ?? fieldState.error.message)
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={inputRef}
      value={shown}
      className={`ra-input ra-input-${source}`}
      size="small"
      fullWidth
      autoFocus={autoFocus}
      disabled={disabled}
      error={fieldState.invalid}
      label={label === false ? null : <FieldTitle label={label} source={source} isRequired={isRequired} />}
      helperText={helperText === false && !error ? null : <InputHelperText error={error} helperText={helperText} />}
      onFocus={() => setDraft(present === null ? '' : edit(present))}
      onChange={(event) => {
        setDraft(event.target.value)
        field.onChange(event.target.value.trim() === '' ? null : parse(event.target.value))
      }}
      onBlur={() => {
        setDraft(undefined)
        field.onBlur()
      }}
      type={type}
      slotProps={slotProps}
    />
  )
}
