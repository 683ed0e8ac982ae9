import { Autocomplete } from '@mui/material'
import { type RaRecord, useGetManyAggregate } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import { recordText } from '../../recordText.view.ts'
import { CREATE, type PickerOption } from './pickerOption.view.ts'
import { Creating } from './pickerParts.view.tsx'
import { type PickerProps, useBound, usePick } from './usePick.view.ts'

const idsIn = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Input of several references, with search. */
export const PickMany = (given: PickerProps) => {
  const { target } = given
  const bound = useBound(given.input)
  const { field } = bound
  const ids = idsIn(field.value)
  const { data: records = [] } = useGetManyAggregate<RaRecord>(target.id, { ids }, { enabled: ids.length > 0, retry: false })
  const value = ids.map((one): PickerOption => {
    const record = records.find((each) => each !== undefined && String(each.id) === one)
    const text = record ? recordText(target, record) : ''
    return { id: one, text, label: text }
  })
  const onTake = (record: RaRecord) => field.onChange([...ids, record.id])
  const { picker, props } = usePick(given, { bound, chosen: ids, onTake })
  return (
    <>
      <Autocomplete
        {...props}
        multiple
        value={value}
        inputValue={picker.typed ?? ''}
        onInputChange={(_, text, reason) => reason === 'input' && picker.write(text)}
        onChange={(_, options, reason, details) => {
          if (reason === 'selectOption' && details && (details.option.id === CREATE || details.option.record))
            return picker.take(details.option)
          return field.onChange(options.map((option) => option.id))
        }}
      />
      <Creating entity={target.id} picker={picker} onDone={onTake} />
    </>
  )
}
