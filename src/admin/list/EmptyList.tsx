import { useTranslate } from 'react-admin'
import { useViews } from '../../fields/viewContext.view.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useEntity, useMay } from '../adminContext.tsx'
import { ImportButton } from '../import/ImportButton.tsx'
import { useNames } from '../names.ts'
import { NewRecord } from './NewRecord.tsx'

/** Empty state of a list without records. */
export const EmptyList = () => {
  const translate = useTranslate()
  const entity = useEntity()
  const may = useMay()
  const names = useNames()
  const { Icon } = useViews()
  const creates = may(entity.id, 'create')
  return (
    <EmptyState
      role="status"
      icon={<Icon name={entity.icon} />}
      text={names.empty(entity)}
      hint={creates ? translate('app.list.emptyHint') : undefined}
    >
      <ImportButton labelled />
      {creates && <NewRecord labelled />}
    </EmptyState>
  )
}
