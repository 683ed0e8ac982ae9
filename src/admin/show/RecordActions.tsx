import { Suspense } from 'react'
import { EditButton, ListButton, ShowButton, TopToolbar, useResourceContext } from 'react-admin'
import { useAdmin, useMay } from '../adminContext.tsx'

/** Ways from a record's page to its others. */
export const RecordActions = ({ on }: { readonly on: 'show' | 'edit' }) => {
  const may = useMay()
  const resource = useResourceContext() ?? ''
  const Own = useAdmin().screens[resource]?.actions
  return (
    <TopToolbar>
      {on === 'show' && Own && (
        <Suspense>
          <Own />
        </Suspense>
      )}
      {may(resource, 'list') && <ListButton />}
      {on === 'edit' && may(resource, 'show') && <ShowButton />}
      {on === 'show' && may(resource, 'edit') && <EditButton />}
    </TopToolbar>
  )
}
