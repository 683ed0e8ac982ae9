import { useDroppable } from '@dnd-kit/core'
import { Box, Skeleton, Stack } from '@mui/material'
import { useId, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import type { CardFields } from '../cards/cardFields.ts'
import { isFree, useDraggableRecord } from '../shape/dragging.ts'
import { MoreRecords } from '../shape/MoreRecords.tsx'
import { countChange, type Moves, withMoves } from '../shape/moves.ts'
import { usePlacedRecords } from '../shape/usePlacedRecords.ts'
import { useSeen } from '../shape/useSeen.ts'
import type { FieldMeasure } from '../summary/useSummary.ts'
import { BoardCard } from './BoardCard.tsx'
import type { BoardColumn as Column } from './boardColumns.ts'
import { ColumnHead } from './ColumnHead.tsx'

/** Columns that load at once; others when they are seen. */
const FIRST = 6

const COLUMN = {
  display: 'flex',
  flexDirection: 'column',
  flex: '0 0 auto',
  width: { xs: 'calc(100vw - 56px)', sm: 288 },
  maxWidth: 360,
  minHeight: 0,
  scrollSnapAlign: { xs: 'center', sm: 'none' },
  borderRadius: '12px',
  border: '1px solid transparent',
  backgroundColor: 'action.hover',
  '&[data-over]': { borderColor: 'var(--primary)', backgroundColor: 'var(--primary-subtle)' },
  '@media print': { breakInside: 'avoid-page', width: 220 },
} as const

const CARDS = {
  flex: 1,
  minHeight: 64,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  listStyle: 'none',
  m: 0,
  p: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  '@media print': { overflow: 'visible' },
} as const

const EMPTY = { color: 'text.secondary', typography: 'body2', textAlign: 'center', py: 2 } as const

/** Cards far from the window cost no layout. */
const ITEM = { contentVisibility: 'auto', containIntrinsicSize: 'auto 96px', flexShrink: 0 } as const

interface CardProps {
  readonly record: RaRecord
  readonly column: Column
  readonly fields: CardFields
  readonly carried: boolean
  readonly busy: boolean
  readonly fixed: string | undefined
  readonly closed: boolean
}

/** A card that a pointer or a finger can drag. */
const DraggableCard = ({ column, closed, ...card }: CardProps) => {
  const { record, fixed, busy } = card
  const { item, isDragging } = useDraggableRecord(record, { column }, closed || fixed !== undefined || busy ? 'held' : 'free')
  return (
    <Box component="li" {...item} sx={ITEM}>
      <BoardCard {...card} carried={card.carried || isDragging} fixed={fixed} />
    </Box>
  )
}

const LOADING = [0, 1, 2].map((key) => <Skeleton key={key} component="li" variant="rounded" height={92} sx={{ flexShrink: 0 }} />)

/** The records that the column has now, and whether they are needed and there. */
const useCards = (column: Column, at: number, moves: Moves) => {
  const section = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(at < FIRST)
  useSeen(section, seen ? undefined : () => setSeen(true))
  const query = usePlacedRecords(column.filter, { enabled: seen && column.count !== 0 })
  const loaded = query.data?.pages.flatMap(({ data }) => data) ?? []
  return { section, query, records: withMoves(loaded, column.id, moves), waits: column.count !== 0 && query.isPending }
}

interface Props {
  readonly column: Column
  /** Place from 0. */
  readonly at: number
  readonly field: ResolvedField
  readonly fields: CardFields
  readonly measures: readonly FieldMeasure[]
  readonly moves: Moves
  /** Id of the record that is carried by keys. */
  readonly carried: RaRecord['id'] | undefined
  /** Whether the carried card would be dropped here. */
  readonly isTarget: boolean
  /** Whether no card can be moved, for a reason that the board gives. */
  readonly closed: boolean
  /** Why a card can't be moved. */
  readonly fixedOf: (record: RaRecord) => string | undefined
}

/** A column with its cards. */
export const BoardColumn = ({ column, at, field, fields, measures, moves, carried, isTarget, closed, fixedOf }: Props) => {
  const t = useAreaTexts('shapes')
  const heading = useId()
  const { setNodeRef, isOver, active } = useDroppable({ id: column.id, data: { column } })
  const { section, query, records, waits } = useCards(column, at, moves)
  const count = column.count === undefined ? undefined : column.count + countChange(column.id, moves)
  return (
    <Box
      component="section"
      ref={(element: HTMLElement | null) => {
        section.current = element
        setNodeRef(element)
      }}
      aria-labelledby={heading}
      data-column={column.id}
      data-over={(isOver && isFree(active)) || isTarget ? '' : undefined}
      sx={COLUMN}
    >
      <ColumnHead id={heading} field={field} value={column.value} count={count} totals={column.totals} measures={measures} />
      <Stack component="ul" sx={CARDS} aria-busy={waits}>
        {records.map((record) => (
          <DraggableCard
            key={record.id}
            record={record}
            column={column}
            fields={fields}
            carried={record.id === carried}
            busy={moves.has(record.id)}
            fixed={closed ? undefined : fixedOf(record)}
            closed={closed}
          />
        ))}
        {waits && LOADING}
        {query.error && (
          <li>
            <ErrorState size="line" text={t('shapes.board.failed')} retry={() => void query.refetch()} />
          </li>
        )}
        {!waits && !query.error && records.length === 0 && (
          <Box component="li" sx={EMPTY}>
            {t('shapes.board.empty')}
          </Box>
        )}
        {query.hasNextPage && <MoreRecords busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />}
      </Stack>
    </Box>
  )
}
