import { useDraggable, useDroppable } from '@dnd-kit/core'
import { Box, ButtonBase, Skeleton, useForkRef } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatCount } from '../../../providers/i18n/format.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { VISUALLY_HIDDEN } from '../../../ui/visuallyHidden.ts'
import { AddRecord } from '../shape/AddRecord.tsx'
import { isFree } from '../shape/dragging.ts'
import { countChange, withMoves } from '../shape/moves.ts'
import { valueOnDay } from './calendarDays.ts'
import { RecordChip } from './RecordChip.tsx'
import type { Shown } from './shown.ts'
import { useFirstRecords } from './useCalendarData.ts'

const CELL = {
  position: 'relative',
  minWidth: 0,
  p: 0.5,
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  borderInlineEnd: '1px solid var(--line)',
  borderBottom: '1px solid var(--line)',
  '&[data-outside]': { backgroundColor: 'action.hover' },
  '&[data-over]': { backgroundColor: 'var(--primary-subtle)', boxShadow: 'inset 0 0 0 2px var(--primary)' },
  '&:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: -2 },
  '& .hub-add': { display: { xs: 'none', sm: 'inline-flex' }, opacity: 0, position: 'absolute', top: 2, insetInlineEnd: 2 },
  '&:is(:hover, :focus-within) .hub-add': { opacity: 1 },
  '@media (hover: none)': { '& .hub-add': { opacity: 1 } },
  '@media print': { breakInside: 'avoid', '& .hub-add': { display: 'none' } },
} as const

const NUMBER = {
  typography: 'caption',
  fontWeight: 600,
  width: 24,
  height: 24,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  color: 'text.secondary',
  '&[data-today]': { backgroundColor: 'primary.main', color: 'primary.contrastText' },
} as const

/** Cells of phones have no space for names. */
const CHIPS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: { xs: 'none', sm: 'flex' },
  flexDirection: 'column',
  gap: '3px',
} as const

const MORE = {
  typography: 'caption',
  justifyContent: 'flex-start',
  px: 0.75,
  minHeight: 'max(22px, var(--touch, 0px))',
  borderRadius: '6px',
  color: 'text.secondary',
  fontWeight: 600,
  // On phones the whole day is the button.
  '&::after': { content: { xs: '""', sm: 'none' }, position: 'absolute', inset: 0 },
  '&:hover': { backgroundColor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: -2 },
} as const

interface AddProps extends Pick<Props, 'day' | 'shown'> {
  /** Whether Tab reaches it; keys of a grid create a record themselves. */
  readonly inTabOrder?: boolean
}

/** Creates a record on this day. */
export const AddButton = ({ day, shown, inTabOrder = false }: AddProps) => (
  <AddRecord
    className="hub-add"
    tabIndex={inTabOrder ? 0 : -1}
    field={shown.field}
    start={{ [shown.field.name]: valueOnDay(undefined, day, shown.dated) }}
    place={shown.nameOf(day)}
    sx={{ '&.MuiIconButton-root': { width: 24, height: 24, p: 0, fontSize: 16 } }}
  />
)

interface Props {
  readonly day: string
  readonly shown: Shown
  /** Number of records that it names. */
  readonly most: number
  /** Whether it is in another month. */
  readonly outside: boolean
}

/** A day with its first records and how many more it has. */
export const DayCell = ({ day, shown, most, outside }: Props) => {
  const t = useAreaTexts('shapes')
  const labelled = useLabelled()
  const [locale] = useLocaleState()
  const { field, dated, fields, moves, active, carried, closed, fixedOf, isChosen, canChoose, today, openDay } = shown
  const data = shown.dayOf(day)
  const first = useFirstRecords(data, field.name, most)
  const { setNodeRef, isOver, active: dragged } = useDroppable({ id: day, data: { day } })
  const { setNodeRef: setStart, listeners } = useDraggable({ id: `from ${day}`, data: { began: day }, disabled: !canChoose })
  const cell = useForkRef(setNodeRef, setStart)
  const count = data.count + countChange(day, moves)
  const records = withMoves(first, day, moves).slice(0, Math.max(most, 1))
  const more = count - records.length
  const missing = Math.min(data.count, most) > first.length
  return (
    <Box
      role="gridcell"
      ref={cell}
      {...listeners}
      data-day={day}
      data-outside={outside ? '' : undefined}
      data-over={(isOver && isFree(dragged)) || isChosen(day) || (carried !== undefined && day === active) ? '' : undefined}
      aria-selected={isChosen(day) || undefined}
      aria-current={day === today ? 'date' : undefined}
      tabIndex={day === active ? 0 : -1}
      sx={CELL}
    >
      <Box component="span" sx={VISUALLY_HIDDEN}>{`${shown.nameOf(day)}, ${t('shapes.calendar.records', { smart_count: count })}`}</Box>
      <Box component="span" aria-hidden data-today={day === today ? '' : undefined} sx={NUMBER}>
        {formatCount(Number(day.slice(8)), locale)}
      </Box>
      <Box component="ul" sx={CHIPS}>
        {records.map((record) => (
          <RecordChip
            key={record.id}
            record={record}
            day={day}
            dated={dated}
            fields={fields}
            fixed={closed ? undefined : fixedOf(record)}
            carried={record.id === carried}
            busy={moves.has(record.id)}
            closed={closed}
          />
        ))}
        {missing && <Skeleton component="li" height={24} />}
      </Box>
      <ButtonBase
        focusRipple={false}
        tabIndex={-1}
        onClick={({ currentTarget }) => openDay(day, currentTarget)}
        sx={{ ...MORE, display: { xs: 'inline-flex', sm: more > 0 ? 'inline-flex' : 'none' } }}
      >
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {labelled(shown.nameOf(day), '')}
        </Box>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('shapes.calendar.more', { count: more })}
        </Box>
        <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
          {count > 0 && formatCount(count, locale)}
        </Box>
      </ButtonBase>
      {/* Paper has no buttons. */}
      {more > 0 && (
        <Box component="span" aria-hidden sx={{ display: 'none', px: 0.75, typography: 'caption', '@media print': { display: 'block' } }}>
          {t('shapes.calendar.more', { count: more })}
        </Box>
      )}
      <AddButton day={day} shown={shown} />
    </Box>
  )
}
