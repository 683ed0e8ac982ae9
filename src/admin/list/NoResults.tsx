import SearchOff from '@mui/icons-material/SearchOff'
import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useViews } from '../../fields/viewContext.view.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useEntity } from '../adminContext.tsx'
import { useNames } from '../names.ts'

/** Empty state of a list whose search and filters match nothing, or of an empty list inside a page. */
export const NoResults = () => {
  const translate = useTranslate()
  const entity = useEntity()
  const names = useNames()
  const { Icon } = useViews()
  const { filterValues, setFilters, isPlaceholderData } = useListContext()
  // What was found by the filter before says nothing about this one.
  if (isPlaceholderData) return null
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
