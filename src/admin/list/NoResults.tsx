import SearchOff from '@mui/icons-material/SearchOff'
import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useViews } from '../../fields/viewContext.view.tsx'
import { useEntity } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { ListMessage } from './ListMessage.tsx'

/** A list's answer when nothing matches its search and filters, or a part of a page's when there is nothing yet. */
export const NoResults = () => {
  const translate = useTranslate()
  const entity = useEntity()
  const names = useNames()
  const { Icon } = useViews()
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues).length === 0) return <ListMessage dense icon={<Icon name={entity.icon} />} title={names.empty(entity)} />
  return (
    <ListMessage dense icon={<SearchOff />} title={translate('app.list.noResults')}>
      <Button variant="outlined" onClick={() => setFilters({})}>
        {translate('app.list.clearFilters')}
      </Button>
    </ListMessage>
  )
}
