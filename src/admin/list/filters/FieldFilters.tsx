import { Stack } from '@mui/material'
import { FilterLiveForm } from 'react-admin'
import { useEntity, useReadable } from '../../adminContext.tsx'
import { FilterControl } from './FilterControl.tsx'
import { LiveFilters } from './LiveFilters.tsx'

/** Filters of the named fields, in this order; they apply while the user types. */
const FieldFilters = ({ fields }: { readonly fields: readonly string[] }) => {
  const entity = useEntity()
  const readable = useReadable(entity.fields)
  return (
    <LiveFilters>
      <FilterLiveForm>
        <Stack sx={{ gap: 1.5 }}>
          {fields.map((name) => {
            const field = readable.find((one) => one.name === name)
            return field && <FilterControl key={name} plain entity={entity.id} field={field} />
          })}
        </Stack>
      </FilterLiveForm>
    </LiveFilters>
  )
}

export default FieldFilters
