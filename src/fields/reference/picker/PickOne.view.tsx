import { Autocomplete } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useInput, useReference } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedReference } from '../../../model/resolvedEntity.ts'
import type { InputProps } from '../../fieldView.ts'
import { useHeldInput } from '../../heldInputs.view.ts'
import { recordText } from '../../recordText.view.ts'
import type { PickerOption } from './pickerOption.view.ts'
import { Creating, usePickerProps } from './pickerParts.view.tsx'
import { usePicker } from './usePicker.view.ts'

export interface PickerProps {
  readonly input: InputProps
  readonly reference: ResolvedReference
  readonly target: ResolvedEntity
  readonly creates: boolean
}

/** The chosen record: what has just been chosen is known, others are fetched together. */
const useChosen = (target: ResolvedEntity, id: Json | undefined, taken: RaRecord | undefined): PickerOption | null => {
  const known = taken !== undefined && taken.id === id
  const { referenceRecord } = useReference<RaRecord>({
    reference: target.id,
    id: String(id ?? ''),
    options: { enabled: Boolean(id) && !known, retry: false },
  })
  if (id === null || id === undefined || id === '') return null
  const record = known ? taken : referenceRecord
  const text = record ? recordText(target, record) : ''
  return { id: String(id), text, label: text }
}

/** One record of another entity, found by typing. */
export const PickOne = ({ input, reference, target, creates }: PickerProps) => {
  const { source, required = false, disabled = false } = input
  const { field, fieldState, id, isRequired } = useInput<Json>({
    source,
    isRequired: required,
    disabled,
    format: (value) => value,
    parse: (value: Json) => value,
  })
  const [taken, setTaken] = useState<RaRecord>()
  const value = useChosen(target, field.value, taken)
  const onTake = (record: RaRecord) => {
    setTaken(record)
    field.onChange(record.id)
  }
  const picker = usePicker({ reference, target, creates, chosen: [], onTake })
  useHeldInput(source, picker.settle)
  const { invalid, error } = fieldState
  const shared = usePickerProps(picker, input, { id, inputRef: field.ref, isRequired, invalid, error: error?.message })
  return (
    <>
      <Autocomplete
        {...shared}
        value={picker.typed === undefined ? value : null}
        inputValue={picker.typed ?? value?.text ?? ''}
        onInputChange={(_, text, reason) => {
          if (reason !== 'input') return
          picker.write(text)
          if (text === '') field.onChange(null)
        }}
        onChange={(_, option) => {
          if (option) return picker.take(option)
          picker.write(undefined)
          return field.onChange(null)
        }}
        onBlur={() => {
          void picker.settle()
          if (picker.text === '') picker.write(undefined)
          field.onBlur()
        }}
      />
      <Creating entity={target.id} picker={picker} onDone={onTake} />
    </>
  )
}
