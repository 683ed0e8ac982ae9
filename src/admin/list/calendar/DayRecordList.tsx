import { Box, Skeleton, Typography } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { MoreRecords } from '../shape/MoreRecords.tsx'
import { withMoves } from '../shape/moves.ts'
import { usePlacedRecords } from '../shape/usePlacedRecords.ts'
import { RecordChip } from './RecordChip.tsx'
import type { Shown } from './shown.ts'

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 0.5 } as const

interface Props {
  readonly day: string
  readonly shown: Shown
  /** Whether there is space for more than the names. */
  readonly detailed?: boolean
  /** Whether its records can be dragged. Not where a day names them a second time. */
  readonly movable?: boolean
}

/** All records of a day, page by page. */
export const DayRecordList = ({ day, shown, detailed = false, movable = false }: Props) => {
  const t = useAreaTexts('shapes')
  const { field, dated, fields, fixedOf, moves, carried, closed } = shown
  const { count, filter, records: known } = shown.dayOf(day)
  const complete = known.length >= count
  const query = usePlacedRecords(filter, { enabled: !complete, sort: { field: field.name, order: 'ASC' } })
  const loaded: readonly RaRecord[] = complete ? known : (query.data?.pages.flatMap(({ data }) => data) ?? [])
  const records = withMoves(loaded, day, moves)
  if (complete && records.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('shapes.board.empty')}
      </Typography>
    )
  return (
    <Box component="ul" sx={LIST}>
      {records.map((record) => (
        <RecordChip
          key={record.id}
          {...{ record, day, dated, fields, detailed }}
          fixed={fixedOf(record)}
          carried={record.id === carried}
          busy={moves.has(record.id)}
          closed={closed}
          again={!movable}
        />
      ))}
      {!complete && query.isPending && <Skeleton component="li" height={28} />}
      {query.error && (
        <li>
          <ErrorState size="line" text={t('shapes.board.failed')} retry={() => void query.refetch()} />
        </li>
      )}
      {!complete && query.hasNextPage && <MoreRecords busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />}
    </Box>
  )
}
