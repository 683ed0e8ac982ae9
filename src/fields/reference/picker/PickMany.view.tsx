import { Autocomplete, Box, Chip } from '@mui/material'
import { type RaRecord, useGetManyAggregate } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import { recordText } from '../../recordText.view.ts'
import { TenantName } from '../../shared/cells/tenantName.view.tsx'
import { toneColor } from '../../shared/cells/toneChip.view.tsx'
import { useForeignTenant } from '../../shared/inputs/referenceFilter.view.tsx'
import { CREATE, type PickerOption } from './pickerOption.view.ts'
import { Creating } from './pickerParts.view.tsx'
import { type PickerProps, useBound, usePick } from './usePick.view.ts'

const idsIn = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : [])

/** The tenant is not cut off, but continues in the next line. */
const OF_TENANT = { '&&': { height: 'auto', minHeight: 24 }, '& .MuiChip-label': { whiteSpace: 'normal', py: '2px' } } as const

const WRONG = { '&& .MuiChip-deleteIcon': { color: 'inherit' } } as const

/** A chosen record on its chip, with its tenant behind it. */
const Chosen = ({ text, tenant }: PickerOption) => (
  <>
    <bdi>{text}</bdi>
    {tenant !== undefined && (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {' · '}
        <TenantName id={tenant} />
      </Box>
    )}
  </>
)

/** Input of several references, with search. Of a file's texts, which are no records, it shows the texts. */
export const PickMany = (given: PickerProps) => {
  const { target } = given
  const bound = useBound(given.input)
  const { field } = bound
  const ids = idsIn(field.value)
  const { data: records = [] } = useGetManyAggregate<RaRecord>(target.id, { ids }, { enabled: ids.length > 0, retry: false })
  const tenantOf = useForeignTenant(target)
  const value = ids.map((one): PickerOption => {
    const record = records.find((each) => each !== undefined && String(each.id) === one)
    const text = record ? recordText(target, record) : given.input.unmatched ? one : ''
    return { id: one, text, label: text, record, tenant: tenantOf(record) }
  })
  const onTake = (record: RaRecord) => field.onChange([...ids, record.id])
  const { picker, props } = usePick(given, { bound, chosen: ids, onTake })
  return (
    <>
      <Autocomplete
        {...props}
        multiple
        value={value}
        renderValue={(options, itemProps) =>
          options.map((option, index) => {
            const { key, ...item } = itemProps({ index })
            const isText = given.input.unmatched !== undefined && option.record === undefined
            const look = isText ? { color: toneColor('danger'), sx: WRONG } : option.tenant !== undefined && { sx: OF_TENANT }
            return <Chip key={key} size="small" {...item} {...look} label={<Chosen {...option} />} />
          })
        }
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
