import { AutocompleteInput, type InputProps, ReferenceInput, useGetOne } from 'react-admin'
import { useWatch } from 'react-hook-form'

interface LookupType {
  readonly id: string
  readonly hasParent?: boolean
  readonly parentTypeId?: string | null
}

type Props = Pick<InputProps, 'source' | 'label' | 'helperText' | 'disabled'>

/** The value above: of the list that the chosen list lies below. A list that lies below none asks for nothing. */
const ParentInput = ({ source, label, helperText, disabled }: Props) => {
  const type: unknown = useWatch({ name: 'lookupTypeId' })
  const id = typeof type === 'string' ? type : ''
  const { data } = useGetOne<LookupType>('lookupTypes', { id }, { enabled: id !== '' })
  if (data?.hasParent !== true) return null
  const filter = data.parentTypeId ? { lookupTypeId: data.parentTypeId } : {}
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
