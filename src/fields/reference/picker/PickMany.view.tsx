import { Autocomplete } from '@mui/material'
import { type RaRecord, useGetManyAggregate, useInput } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import { useHeldInput } from '../../heldInputs.view.ts'
import { recordText } from '../../recordText.view.ts'
import type { PickerProps } from './PickOne.view.tsx'
import { CREATE, type PickerOption } from './pickerOption.view.ts'
import { Creating, usePickerProps } from './pickerParts.view.tsx'
import { usePicker } from './usePicker.view.ts'

const idsIn = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Several records of another entity, found by typing. */
export const PickMany = ({ input, reference, target, creates }: PickerProps) => {
  const { source, required = false, disabled = false } = input
  const { field, fieldState, id, isRequired } = useInput<Json>({
    source,
    isRequired: required,
    disabled,
    format: (value) => value,
    parse: (value: Json) => value,
  })
  const ids = idsIn(field.value)
  const { data: records = [] } = useGetManyAggregate<RaRecord>(target.id, { ids }, { enabled: ids.length > 0, retry: false })
  const value = ids.map((one): PickerOption => {
    const record = records.find((each) => each !== undefined && String(each.id) === one)
    const text = record ? recordText(target, record) : ''
    return { id: one, text, label: text }
  })
  const onTake = (record: RaRecord) => field.onChange([...ids, record.id])
  const picker = usePicker({ reference, target, creates, chosen: ids, onTake })
  useHeldInput(source, picker.settle)
  const { invalid, error } = fieldState
  const shared = usePickerProps(picker, input, { id, inputRef: field.ref, isRequired, invalid, error: error?.message })
  return (
    <>
      <Autocomplete
        {...shared}
        multiple
        value={value}
        inputValue={picker.typed ?? ''}
        onInputChange={(_, text, reason) => reason === 'input' && picker.write(text)}
        onChange={(_, options, reason, details) => {
          if (reason === 'selectOption' && details && (details.option.id === CREATE || details.option.record))
            return picker.take(details.option)
          return field.onChange(options.map((option) => option.id))
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
