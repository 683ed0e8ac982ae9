import { Box, Button, Stack, type Theme, useMediaQuery } from '@mui/material'
import { ListBase, ListContextProvider, type ListControllerResult, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { sortKeys } from '../../../providers/data/sortKeys.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useEntity } from '../../adminContext.tsx'
import { useListFilter } from '../../bulk/allMatching.tsx'
import { CardList } from '../cards/CardList.tsx'
import { ListError } from '../ListError.tsx'
import { EntityTable } from '../table/EntityTable.tsx'
import { type Filter, groupFilter } from './groupFilter.ts'

/** Rows of a group at first, and how many "show more" adds. */
const ROWS = 25

/** Maximum number of rows of a group; of larger ones the others are shown by the group's own list. */
const MOST = 500

/** The list shows its own error state. */
const QUERY = { retry: false, onError: () => undefined } as const

/** Sort and selection are those of the whole list. */
const shared = (own: ListControllerResult, { sort, setSort, ...list }: ListControllerResult): ListControllerResult =>
  ({
    ...own,
    sort,
    setSort,
    selectedIds: list.selectedIds,
    onSelect: list.onSelect,
    onSelectAll: list.onSelectAll,
    onToggleItem: list.onToggleItem,
    onUnselectItems: list.onUnselectItems,
  }) as ListControllerResult

interface RowsProps {
  readonly list: ListControllerResult
  readonly count: number
  /** Address of the group's own list. */
  readonly alone: string
}

const Rows = ({ list, count, alone }: RowsProps) => {
  const t = useAreaTexts('list')
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const own = useListContext()
  const { perPage, setPerPage, error, isFetching } = own
  if (error) return <ListError />
  return (
    <ListContextProvider value={shared(own, list)}>
      {narrow ? <CardList menu /> : <EntityTable />}
      <Stack direction="row" sx={{ gap: 1, px: { xs: 1, sm: 2 }, py: 0.5, borderTop: '1px solid var(--line)' }}>
        {perPage < count && perPage < MOST && (
          <Button size="small" disabled={isFetching} onClick={() => setPerPage(Math.min(perPage + ROWS * 3, MOST))}>
            {t('list.groups.moreRecords')}
          </Button>
        )}
        <Button size="small" component={Link} to={alone}>
          {t('list.groups.alone')}
        </Button>
      </Stack>
    </ListContextProvider>
  )
}

interface Props {
  /** Finds the records of the group among those of the list. */
  readonly filter: Filter
  readonly count: number
}

/** The records of a group, as the list shows them. */
export const GroupRows = ({ filter: group, count }: Props) => {
  const entity = useEntity()
  const list = useListContext()
  const filter = groupFilter(useListFilter(), group)
  const keys = sortKeys(list.sort)
  const alone = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: keys.map(({ field }) => field).join(),
    order: keys.map(({ order }) => order).join(),
    page: '1',
    perPage: String(list.perPage),
  })
  return (
    <Box sx={{ borderTop: '1px solid var(--line)' }}>
      <ListBase
        key={`${list.sort.field} ${list.sort.order}`}
        resource={entity.id}
        disableAuthentication
        disableSyncWithLocation
        storeKey={false}
        filter={filter}
        sort={list.sort}
        perPage={ROWS}
        exporter={false}
        queryOptions={QUERY}
      >
        <Rows list={list} count={count} alone={`?${alone}`} />
      </ListBase>
    </Box>
  )
}
