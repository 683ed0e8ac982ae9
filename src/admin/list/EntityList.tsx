import { type Theme, useMediaQuery } from '@mui/material'
import { List } from 'react-admin'
import { useEntity } from '../adminContext.tsx'
import { CardList } from './CardList.tsx'
import { EmptyList } from './EmptyList.tsx'
import { EntityTable } from './EntityTable.tsx'
import { FilterChips } from './FilterChips.tsx'
import { ListError } from './ListError.tsx'
import { ListPagination } from './ListPagination.tsx'
import { ListTools } from './ListTools.tsx'

interface Props {
  /** Filter that the user cannot take away. */
  readonly filter?: Readonly<Record<string, unknown>>
  readonly title?: string
}

/** The generated list of an entity: a table, or cards where a table would be too wide. */
export const EntityList = ({ filter, title }: Props) => {
  const entity = useEntity()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <List
      title={title}
      filter={filter}
      storeKey={filter && `${entity.id}.list.${JSON.stringify(filter)}`}
      sort={entity.sort}
      perPage={25}
      exporter={false}
      actions={<ListTools />}
      empty={<EmptyList />}
      error={<ListError />}
      pagination={<ListPagination />}
      queryOptions={{ retry: false }}
      sx={{ '& .RaList-main': { minWidth: 0 } }}
    >
      <FilterChips />
      {narrow ? <CardList /> : <EntityTable />}
    </List>
  )
}
