import { AutocompleteInput, type InputProps, ReferenceInput } from 'react-admin'
import { useFormValues } from '../../admin/form/entityForm.ts'
import { type RecordFilter, useRecord } from '../../admin/useRecords.ts'

type Props = Pick<InputProps, 'source' | 'label' | 'helperText' | 'disabled'>

/** Chooses the parent value, from the parent of the chosen lookup type. Renders nothing for a type without a parent. */
const ParentInput = ({ source, label, helperText, disabled }: Props) => {
  const [type] = useFormValues<'lookups'>('lookupTypeId')
  const id = typeof type === 'string' ? type : ''
  const { data } = useRecord('lookupTypes', id)
  if (data?.hasParent !== true) return null
  const filter: RecordFilter<'lookups'> = data.parentTypeId ? { lookupTypeId: data.parentTypeId } : {}
  return (
    <ReferenceInput source={source} reference="lookups" filter={filter} sort={{ field: 'name', order: 'ASC' }} perPage={25}>
      <AutocompleteInput
        label={label}
        helperText={helperText}
        disabled={disabled}
        isRequired
        fullWidth
        optionText="name"
        filterToQuery={(text) => (text ? { q: text } : {})}
      />
    </ReferenceInput>
  )
}

export default ParentInput
