import type { TablePaginationProps } from '@mui/material'
import { Pagination, useListContext, useLocaleState, useTranslate } from 'react-admin'
import type { BoundedMeta } from '../../providers/data/bounded.ts'

const ROWS_PER_PAGE = [10, 25, 50, 100]

/** Where we are in the list; a total that was not counted to its end is said to be more than what was counted. */
export const ListPagination = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { meta, hasNextPage, error } = useListContext()
  const { moreThan }: BoundedMeta = meta ?? {}
  const number = (value: number) => value.toLocaleString(locale)
  const totalText = (count: number, to: number): string => {
    if (count >= 0) return number(count)
    return moreThan !== undefined && hasNextPage ? translate('app.list.moreThan', { count: number(moreThan) }) : number(to)
  }
  const labels: Pick<TablePaginationProps, 'labelRowsPerPage' | 'labelDisplayedRows'> = {
    labelRowsPerPage: translate('app.list.rowsPerPage'),
    labelDisplayedRows: ({ from, to, count }) =>
      translate('app.list.of', { from: number(from), to: number(to), total: totalText(count, to) }),
  }
  if (error) return null
  return <Pagination rowsPerPageOptions={ROWS_PER_PAGE} {...labels} />
}
