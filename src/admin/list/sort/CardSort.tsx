import { ListSortContext, SortButton, useListSortContext } from 'react-admin'
import { sortKeys } from '../../../providers/data/sortKeys.ts'
import { useEntity, useReadable } from '../../adminContext.tsx'
import { sortOf } from './sortKeys.ts'

/** On narrow pages: sorts by one key; the filter panel has all. */
export const CardSort = () => {
  const fields = useReadable(useEntity().fields)
  const list = useListSortContext()
  const [first] = sortKeys(list.sort)
  return (
    <ListSortContext value={first ? { ...list, sort: sortOf([first]) } : list}>
      <SortButton fields={fields.filter(({ sortable }) => sortable).map(({ name }) => name)} />
    </ListSortContext>
  )
}
