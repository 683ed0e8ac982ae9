import { type AutocompleteProps, type AutocompleteRenderInputParams, Box, CircularProgress, TextField } from '@mui/material'
import { type HTMLAttributes, type Key, type ReactNode, Suspense } from 'react'
import { FieldTitle, InputHelperText, type RaRecord, useTranslate } from 'react-admin'
import { BidiEllipsis } from '../../../ui/bidi/BidiEllipsis.tsx'
import type { InputProps } from '../../fieldView.ts'
import { TenantName } from '../../shared/cells/tenantName.view.tsx'
import { useViews } from '../../viewContext.view.tsx'
import { CREATE, type PickerOption } from './pickerOption.view.ts'
import type { PickerState } from './usePicker.view.ts'

type LineProps = HTMLAttributes<HTMLLIElement> & { readonly key: Key }

const TENANT = { display: 'block', typography: 'caption', color: 'text.secondary' } as const

/** An option of the list, with its tenant below it and a reason if it can't be chosen. */
const line = ({ key, ...props }: LineProps, { id, text, tenant, reason }: PickerOption) => (
  <li {...props} key={id || key}>
    <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: id === CREATE ? 500 : undefined }}>
      <bdi>
        <BidiEllipsis text={text} />
      </bdi>
      {tenant !== undefined && (
        <Box component="span" className="hub-cut" sx={TENANT}>
          <TenantName id={tenant} />
        </Box>
      )}
    </Box>
    {reason !== undefined && (
      <Box component="span" sx={{ ps: 2, typography: 'caption', color: 'text.secondary' }}>
        {reason}
      </Box>
    )}
  </li>
)

interface FieldState {
  readonly id: string
  readonly inputRef: (element: HTMLInputElement | null) => void
  readonly isRequired: boolean
  readonly invalid: boolean
  readonly error: string | undefined
}

/** What is shown at the end of the input, and below it where no help and no error is; a note also instead of a help. */
interface Around {
  readonly end?: ReactNode
  readonly about?: ReactNode
  readonly note?: string | undefined
}

/** Renders the text field of a picker, with a progress indicator while a typed text is searched. */
const useRenderInput = (picker: PickerState, input: InputProps, field: FieldState, { end, about, note }: Around) => {
  const translate = useTranslate()
  const { answered, typed, text, failed, problem } = picker
  const error = problem ? translate(problem.message, problem.args) : field.error
  const extra = note ?? (input.helperText ? undefined : about)
  const help = extra && input.label !== false ? extra : input.helperText
  const isSearching = text !== '' && !answered && !failed && typed !== undefined
  return (params: AutocompleteRenderInputParams) => (
    <TextField
      {...params}
      inputRef={field.inputRef}
      autoFocus={input.autoFocus ?? false}
      label={input.label === false ? null : <FieldTitle label={input.label} source={input.source} isRequired={field.isRequired} />}
      error={problem !== undefined || field.invalid}
      helperText={help === false && !error ? null : <InputHelperText error={error} helperText={help} />}
      slotProps={{
        input: {
          ...params.InputProps,
          endAdornment: (
            <>
              {isSearching && <CircularProgress color="inherit" size={16} aria-label={translate('ra.message.loading')} />}
              {end}
              {params.InputProps.endAdornment}
            </>
          ),
        },
      }}
    />
  )
}

/** Props of MUI's Autocomplete that both pickers share. */
export const usePickerProps = (picker: PickerState, input: InputProps, field: FieldState, around: Around) => {
  const translate = useTranslate()
  const { options, answered, best, failed, failure } = picker
  const renderInput = useRenderInput(picker, input, field, around)
  return {
    id: field.id,
    className: `ra-input ra-input-${input.source}`,
    options,
    open: picker.open,
    onOpen: () => picker.setOpen(true),
    onClose: () => picker.setOpen(false),
    filterOptions: (all: PickerOption[]) => all,
    getOptionLabel: ({ label }: PickerOption) => label,
    getOptionKey: ({ id }: PickerOption) => id,
    getOptionDisabled: ({ reason }: PickerOption) => !answered || reason !== undefined,
    isOptionEqualToValue: (one: PickerOption, other: PickerOption) => one.id === other.id,
    autoHighlight: best !== undefined && best === options.find(({ reason }) => reason === undefined),
    onHighlightChange: (_: unknown, option: PickerOption | null) => picker.point(option),
    renderOption: line,
    loading: !answered && !failed,
    loadingText: translate('ra.message.loading'),
    noOptionsText: translate(failed ? failure : 'app.form.noOptions'),
    clearText: translate('ra.action.clear_input_value'),
    closeText: translate('ra.action.close'),
    openText: translate('ra.action.open'),
    forcePopupIcon: true,
    fullWidth: true,
    size: 'small',
    disabled: input.disabled ?? false,
    onKeyDown: picker.onKeyDown,
    onBlur: () => undefined,
    renderInput,
  } satisfies Partial<AutocompleteProps<PickerOption, boolean, false, false>>
}

interface CreatingProps {
  readonly entity: string
  readonly picker: PickerState
  readonly onDone: (record: RaRecord) => void
}

/** The form that creates a record. */
export const Creating = ({ entity, picker, onDone }: CreatingProps) => {
  const { CreateInPlace } = useViews()
  const { creating, closeCreating, write } = picker
  if (creating === undefined) return null
  return (
    <Suspense>
      <CreateInPlace
        entity={entity}
        text={creating}
        onCancel={closeCreating}
        onDone={(record) => {
          closeCreating()
          write(undefined)
          onDone({ ...record, id: String(record.id) })
        }}
      />
    </Suspense>
  )
}
