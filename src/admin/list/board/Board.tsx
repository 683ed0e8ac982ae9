import { Box, Button, Skeleton } from '@mui/material'
import { type RaRecord, useGetList } from 'react-admin'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import type { GroupOrder } from '../../../model/lists/viewState.ts'
import { recordProperty } from '../../../model/records/recordProperty.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useAdmin, useEntity, useMay } from '../../adminContext.tsx'
import { useCardFields } from '../cards/useCardFields.ts'
import { useColumnRefusal, useFieldFacts } from '../cells/useFieldFacts.ts'
import { ClosedNote } from '../shape/ClosedNote.tsx'
import { ShapeFailed } from '../shape/ShapeFailed.tsx'
import { useShownMeasures } from '../summary/SummaryLine.tsx'
import { useGroups } from '../summary/useSummary.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { boardColumns } from './boardColumns.ts'
import { CardMover } from './CardMover.tsx'

/** As high as the window has space for; its columns scroll. */
const BOARD = {
  display: 'flex',
  gap: 1.5,
  px: { xs: 1, sm: 2 },
  pb: 1.5,
  height: 'max(420px, calc(100dvh - var(--bar, 64px) - 190px))',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
  '&:has([data-carried])': { scrollSnapType: 'none' },
  '@media print': { height: 'auto', flexWrap: 'wrap', overflow: 'visible' },
} as const

const LOADING = [0, 1, 2, 3].map((key) => <Skeleton key={key} variant="rounded" width={288} height="100%" sx={{ flexShrink: 0 }} />)

interface Props {
  readonly field: ResolvedField
  /** Of the columns that a reference makes. */
  readonly order?: GroupOrder | undefined
}

/** Maximum number of records of which each gets a column, also without cards. */
const FEW = 24

const NONE: readonly string[] = []

/** The records that a reference may name, in the order of their own list, if they are few, such as states that users define; otherwise none. */
const useOfferedChoices = ({ reference }: ResolvedField) => {
  const { model } = useAdmin()
  const may = useMay()
  const target = reference && model.entities[reference.entity]
  const filter = reference?.filter ?? {}
  const { data = [], isLoading } = useGetList<RaRecord>(
    target?.id ?? '',
    { filter, pagination: { page: 1, perPage: FEW + 1 }, meta: { embed: false }, ...(target && { sort: target.sort }) },
    {
      enabled:
        target !== undefined && may(target.id, 'list') && !Object.values(filter).some((value) => recordProperty(value) !== undefined),
      retry: false,
    },
  )
  return { isLoading, choices: data.length > FEW ? NONE : data.map(({ id }) => String(id)) }
}

/** The columns, whether there are more of them, and whether they are known. */
const useColumns = (field: ResolvedField, order: GroupOrder) => {
  const measures = useShownMeasures()
  const query = useGroups(field.name, order, measures)
  const { choices, isLoading } = useOfferedChoices(field)
  const groups = query.data?.pages.flatMap((page) => page.groups) ?? []
  return {
    measures,
    query,
    waits: query.isPending || isLoading,
    columns: boardColumns(field, groups, !query.hasNextPage, { choices, order }),
  }
}

/** A column for each value of a field, with the records that have it as cards. Dragging a card to another column changes its value. */
const Board = ({ field, order = 'value' }: Props) => {
  const t = useAreaTexts('shapes')
  const entity = useEntity()
  const labelOf = useFieldLabel()
  const closed = useColumnRefusal(field)
  const factsOf = useFieldFacts()
  const fields = useCardFields(field.name)
  const { measures, query, waits, columns } = useColumns(field, order)
  const { error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (error) return <ShapeFailed error={error} retry={() => void refetch()} />
  const shared = {
    field,
    measures,
    fields,
    fixedOf: (record: RaRecord) => closed ?? factsOf(record, field).refusal,
  }
  return (
    <>
      {closed && <ClosedNote text={t('shapes.board.closed', { reason: closed })} />}
      <CardMover columns={columns} {...shared}>
        {(moving) => (
          <Box role="group" aria-label={t('shapes.board.title', { field: labelOf(entity.id, field) })} aria-busy={waits} sx={BOARD}>
            {waits
              ? LOADING
              : columns.map((column, at) => (
                  <BoardColumn key={column.id} column={column} at={at} {...shared} {...moving(at)} closed={closed !== undefined} />
                ))}
            {hasNextPage && (
              <Button sx={{ flexShrink: 0 }} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('shapes.board.moreColumns')}
              </Button>
            )}
          </Box>
        )}
      </CardMover>
    </>
  )
}

export default Board
