import SearchOff from '@mui/icons-material/SearchOff'
import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useViews } from '../../fields/viewContext.view.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useEntity } from '../adminContext.tsx'
import { useNames } from '../names.ts'

/** A list's answer when nothing matches its search and filters, or a part of a page's when there is nothing yet. */
export const NoResults = () => {
  const translate = useTranslate()
  const entity = useEntity()
  const names = useNames()
  const { Icon } = useViews()
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues).length === 0)
    return <EmptyState size="part" role="status" icon={<Icon name={entity.icon} />} text={names.empty(entity)} />
  return (
    <EmptyState size="part" role="status" icon={<SearchOff />} text={translate('app.list.noResults')}>
      <Button variant="outlined" onClick={() => setFilters({})}>
        {translate('app.list.clearFilters')}
      </Button>
    </EmptyState>
  )
}
