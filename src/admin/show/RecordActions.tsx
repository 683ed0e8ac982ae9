import { Suspense } from 'react'
import { EditButton, ListButton, ShowButton, useResourceContext } from 'react-admin'
import { useAdmin, useMay } from '../adminContext.tsx'
import { HeaderExtra } from '../shell/page/HeaderExtra.tsx'

/** Ways from a record's page to its others, beside the title. */
export const RecordActions = ({ on }: { readonly on: 'show' | 'edit' }) => {
  const may = useMay()
  const resource = useResourceContext() ?? ''
  const Own = useAdmin().screens[resource]?.actions
  return (
    <HeaderExtra>
      {on === 'show' && Own && (
        <Suspense>
          <Own />
        </Suspense>
      )}
      {may(resource, 'list') && <ListButton />}
      {on === 'edit' && may(resource, 'show') && <ShowButton />}
      {on === 'show' && may(resource, 'edit') && <EditButton />}
    </HeaderExtra>
  )
}
