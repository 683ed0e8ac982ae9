import { Box } from '@mui/material'
import type { ComponentProps } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import type { viewOfType } from '../../admin/fieldTypes.ts'
import { EntryChanges } from '../../admin/history/EntryChanges.tsx'
import type { Entered, ShownMap } from '../../model/entityMap.ts'
import type { Json } from '../../model/entitySchema.ts'

type Props = ComponentProps<ReturnType<typeof viewOfType>['Cell']> & { readonly record?: Entered<ShownMap['auditEntries']> }

interface Change {
  readonly old: Json
  readonly new: Json
}

const isChange = (value: unknown): value is Change => value !== null && typeof value === 'object' && 'old' in value && 'new' in value

/** Changes field by field, as in a record's own history; other details (the filter of an export) as they were logged. */
const AuditedChanges = ({ value, record }: Props) => {
  const { model } = useAdmin()
  const entity = model.entities[String(record?.entity ?? '')]
  const all = Object.entries(value ?? {})
  const known = all.flatMap(([name, change]) => (isChange(change) && entity?.fieldsByName[name] ? [[name, change] as const] : []))
  const others = all.filter(([name]) => !known.some(([other]) => other === name))
  return (
    <>
      {entity && known.length > 0 && (
        <ResourceContextProvider value={entity.id}>
          <EntryChanges changes={Object.fromEntries(known)} />
        </ResourceContextProvider>
      )}
      {others.length > 0 && (
        <Box component="pre" dir="ltr" sx={{ m: 0, mt: 0.5, fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {JSON.stringify(Object.fromEntries(others), null, 2)}
        </Box>
      )}
    </>
  )
}

export default AuditedChanges
