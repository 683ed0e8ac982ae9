import { EditButton, ListButton, ShowButton, TopToolbar, useResourceContext } from 'react-admin'
import { useMay } from '../adminContext.tsx'

/** Ways from a record's page to its others. */
export const RecordActions = ({ on }: { readonly on: 'show' | 'edit' }) => {
  const may = useMay()
  const resource = useResourceContext() ?? ''
  return (
    <TopToolbar>
      {may(resource, 'list') && <ListButton />}
      {on === 'edit' && may(resource, 'show') && <ShowButton />}
      {on === 'show' && may(resource, 'edit') && <EditButton />}
    </TopToolbar>
  )
}
