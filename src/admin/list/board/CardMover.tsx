import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent, pointerWithin, useDndContext } from '@dnd-kit/core'
import { Box } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { createPortal } from 'react-dom'
import { recordText } from '../../../fields/recordText.view.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { VISUALLY_HIDDEN } from '../../../ui/visuallyHidden.ts'
import { useEntity } from '../../adminContext.tsx'
import type { CardFields } from '../cards/cardFields.ts'
import { AUTO_SCROLL, isFree, OWN_ANNOUNCEMENTS, useCardSensors } from '../shape/dragging.ts'
import type { Moves } from '../shape/moves.ts'
import { useFixedNotice } from '../shape/useFixedNotice.ts'
import { useFollowedFocus } from '../shape/useFollowedFocus.ts'
import { useMoves } from '../shape/useMoves.ts'
import { useRtlScroll } from '../shape/useRtlScroll.ts'
import { DraggedCard } from './BoardCard.tsx'
import { type BoardColumn, columnOf } from './boardColumns.ts'
import { type Carried, useCarrying } from './useCarrying.ts'

interface Card {
  readonly record: RaRecord
  readonly column: BoardColumn
}

const isCard = (data: object | undefined): data is Card => data !== undefined && 'record' in data && 'column' in data

const isColumn = (data: object | undefined): data is Pick<Card, 'column'> => data !== undefined && 'column' in data

/** The name of a column as it is shown; undefined for one that is not. */
const shownName = (id: string): string | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-column]')].find(({ dataset }) => dataset.column === id)?.querySelector('h2')
    ?.textContent ?? undefined

/** `column`: its id. */
type About = (what: string, record: RaRecord, column: string) => void

/** What a screen reader says about moves. */
const useAnnouncements = (columns: readonly BoardColumn[]) => {
  const t = useAreaTexts('shapes')
  const entity = useEntity()
  const [said, say] = useState('')
  const about: About = (what, record, column) => {
    const name = recordText(entity, record)
    const shown = shownName(column)
    const place = columns.findIndex(({ id }) => id === column) + 1
    say(t(`shapes.board.${shown === undefined ? 'elsewhere' : what}`, { name, column: shown, place, count: columns.length }))
  }
  return { said, about }
}

/** What a column needs to know about cards that move. */
interface Moving {
  readonly moves: Moves
  /** Id of the record that is carried by keys. */
  readonly carried: RaRecord['id'] | undefined
  /** Whether the carried card would be dropped in this column. */
  readonly isTarget: boolean
}

interface CarryingProps {
  readonly columns: readonly BoardColumn[]
  /** Says why a record can't be moved, and whether it is so. */
  readonly refuse: (record: RaRecord) => boolean
  readonly about: About
  readonly send: (record: RaRecord, from: BoardColumn, to: BoardColumn) => void
  readonly children: (carried: Carried | undefined) => ReactNode
}

/** Moves cards by keys. The focus stays on the card. */
const Carrying = ({ columns, refuse, about, send, children }: CarryingProps) => {
  const { draggableNodes } = useDndContext()
  useRtlScroll()
  const pick = (id: string) => {
    const card = draggableNodes.get(id)?.data.current
    if (!isCard(card)) return undefined
    const from = columns.findIndex((column) => column.id === card.column.id)
    return !refuse(card.record) && from >= 0 ? { record: card.record, from } : undefined
  }
  const { carried, onKeyDown, onBlur } = useCarrying({
    count: columns.length,
    pick,
    onStep: ({ record, at }, what) => about(what, record, columns[at]?.id ?? ''),
    onDrop: ({ record, from, at }) => {
      const [source, target] = [columns[from], columns[at]]
      if (source && target) send(record, source, target)
    },
  })
  return (
    <Box sx={{ display: 'contents' }} onKeyDown={onKeyDown} onBlur={onBlur}>
      {children(carried)}
    </Box>
  )
}

interface Props extends Pick<CarryingProps, 'columns'> {
  readonly fixedOf: (record: RaRecord) => string | undefined
  readonly field: ResolvedField
  readonly fields: CardFields
  /** The columns, each by its place. */
  readonly children: (movingAt: (at: number) => Moving) => ReactNode
}

/** Moves cards between columns by mouse, touch and keys, and says what becomes of them. */
export const CardMover = ({ field, fields, columns, fixedOf, children }: Props) => {
  const { moves, move } = useMoves()
  const { said, about } = useAnnouncements(columns)
  const refuse = useFixedNotice(fixedOf)
  const [dragged, drag] = useState<RaRecord>()
  const sensors = useCardSensors()
  const { root, follow, onFocus } = useFollowedFocus()
  const send = async (record: RaRecord, from: BoardColumn, to: BoardColumn) => {
    follow(record)
    about('moving', record, to.id)
    const now = await move(record, { from: from.id, to: to.id, values: { [field.name]: to.value } })
    const column = columnOf(now[field.name])
    about(column === from.id ? 'kept' : 'moved', now, column)
  }
  const onDragStart = ({ active }: DragStartEvent) => {
    const card = active.data.current
    if (isCard(card) && !refuse(card.record) && isFree(active)) drag(card.record)
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    drag(undefined)
    const [card, target] = [active.data.current, over?.data.current]
    if (isCard(card) && isFree(active) && isColumn(target) && card.column.id !== target.column.id)
      void send(card.record, card.column, target.column)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      autoScroll={AUTO_SCROLL}
      accessibility={OWN_ANNOUNCEMENTS}
      onDragStart={onDragStart}
      onDragCancel={() => drag(undefined)}
      onDragEnd={onDragEnd}
    >
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {said}
      </Box>
      <Box ref={root} sx={{ display: 'contents' }} onFocus={onFocus}>
        <Carrying columns={columns} refuse={refuse} about={about} send={(...sent) => void send(...sent)}>
          {(carried) => children((at) => ({ moves, carried: carried?.record.id, isTarget: carried?.at === at && carried.from !== at }))}
        </Carrying>
      </Box>
      {createPortal(
        <DragOverlay dropAnimation={null}>{dragged && <DraggedCard record={dragged} fields={fields} />}</DragOverlay>,
        document.body,
      )}
    </DndContext>
  )
}
