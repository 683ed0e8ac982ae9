import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent, pointerWithin, useDndContext, useDndMonitor } from '@dnd-kit/core'
import { Box, LinearProgress, Popover, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useLocaleState, useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { useViews } from '../../../fields/viewContext.view.tsx'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { dateFormat } from '../../../model/values/keptFormats.ts'
import { localDay } from '../../../model/values/localDay.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { intlLocale } from '../../../providers/i18n/format.ts'
import { VISUALLY_HIDDEN } from '../../../ui/visuallyHidden.ts'
import { useEntity, useReadable } from '../../adminContext.tsx'
import { cardFields } from '../cards/cardFields.ts'
import { useColumnRefusal, useFieldFacts } from '../cells/useFieldFacts.ts'
import { useListedEntity } from '../columns/useListedEntity.ts'
import { ClosedNote } from '../shape/ClosedNote.tsx'
import { AUTO_SCROLL, isFree, OWN_ANNOUNCEMENTS, useCardSensors } from '../shape/dragging.ts'
import { ShapeFailed } from '../shape/ShapeFailed.tsx'
import { useFollowedFocus } from '../shape/useFollowedFocus.ts'
import { useRtlScroll } from '../shape/useRtlScroll.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import { AddButton } from './DayCell.tsx'
import { DayGrid } from './DayGrid.tsx'
import { DayRecordList } from './DayRecordList.tsx'
import { DraggedChip } from './RecordChip.tsx'
import type { Shown } from './shown.ts'
import { Undated } from './Undated.tsx'
import { useCalendarData } from './useCalendarData.ts'
import { useCursor } from './useCursor.ts'
import { useDayKeys } from './useDayKeys.ts'
import { isPlaced, useDayMoves } from './useDayMoves.ts'
import { usePeriod } from './usePeriod.ts'

const FOOT = { px: 2, py: 1, minHeight: 36, textAlign: 'end', typography: 'body2', color: 'text.secondary' } as const

/** Whose clocks the times are, if not the user's. @param timeZone Of moments. */
const CalendarFoot = ({ timeZone }: { readonly timeZone: string | undefined }) => {
  const t = useAreaTexts('shapes')
  const clocks = timeZone === new Intl.DateTimeFormat().resolvedOptions().timeZone ? undefined : timeZone
  return <Box sx={FOOT}>{clocks && t('shapes.calendar.clocks', { zone: clocks.replaceAll('_', ' ') })}</Box>
}

/** `Monday, 2 November 2026` */
const useDayName = () => {
  const locale = intlLocale(useLocaleState()[0])
  const format = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`))
}

interface Opened {
  readonly day: string
  readonly anchor: HTMLElement
}

const DayPopover = ({ day, anchor, shown, onClose }: Opened & { readonly shown: Shown; readonly onClose: () => void }) => (
  <Popover
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    transformOrigin={{ vertical: 'top', horizontal: 'center' }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': shown.nameOf(day), sx: { width: 320, maxWidth: '100%', maxHeight: 420, p: 1.5 } } }}
  >
    <Stack direction="row" sx={{ gap: 1, mb: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="subtitle2" component="h2">
        {shown.nameOf(day)}
      </Typography>
      <AddButton inTabOrder day={day} shown={shown} />
    </Stack>
    <DayRecordList day={day} shown={shown} />
  </Popover>
)

/** Everything that the parts of the calendar share, and what moves its records. */
const useCalendar = (field: ResolvedField) => {
  const { viewOf } = useViews()
  const entity = useListedEntity()
  const closed = useColumnRefusal(field)
  const factsOf = useFieldFacts()
  const nameOf = useDayName()
  const cursor = useCursor()
  const data = useCalendarData(field, cursor.days)
  const [opened, openDay] = useState<Opened>()
  const others = useReadable(entity.fields).filter(({ name }) => name !== field.name)
  const fields = cardFields(entity, others, viewOf)
  const { timeZone } = data.dated
  const fixedOf = (record: RaRecord) => closed ?? factsOf(record, field).refusal
  const moving = useDayMoves({ dated: data.dated, nameOf, fixedOf })
  const period = usePeriod({ field, dated: data.dated, nameOf })
  const today = timeZone === undefined ? localDay(new Date()) : dayIn(new Date(), timeZone)
  const shown = { field, dated: data.dated, fields, dayOf: data.dayOf, nameOf, today, active: cursor.day, moves: moving.moves }
  return {
    ...{ cursor, data, closed, opened, openDay, moving, period },
    shown: { ...shown, closed: closed !== undefined, fixedOf, isChosen: period.has, canChoose: period.canChoose },
  }
}

type Parts = ReturnType<typeof useCalendar>

/** Days that a mouse or finger drags over. */
const CHOOSABLE = { '& [role=gridcell]': { cursor: 'cell', userSelect: 'none' } } as const

/** The days with their records, which a pointer or keys move. */
const Days = ({ cursor, data, opened, openDay, moving, period, shown: known }: Parts) => {
  const { id } = useEntity()
  const labelOf = useFieldLabel()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { draggableNodes } = useDndContext()
  useRtlScroll()
  useDndMonitor(period.drag)
  const placedAs = (record: string) => {
    const placed = draggableNodes.get(record)?.data.current
    return isPlaced(placed) ? placed : undefined
  }
  const { root, carried, onKeyDown } = useDayKeys({
    active: cursor.day,
    firstDay: cursor.firstDay,
    go: cursor.go,
    pick: (record) => moving.pick(placedAs(record)),
    onStep: ({ record }, day, what) => moving.about(what, record, day),
    onDrop: ({ record, from }, day) => void moving.send(record, from, day),
    period: period.keys,
  })
  const shown: Shown = { ...known, carried: carried?.record.id, openDay: (day, anchor) => openDay({ day, anchor }) }
  const { span, days, day, go } = cursor
  // Seven columns are too narrow on phones.
  const isListed = span === 'agenda' || (span === 'week' && narrow)
  return (
    <Box
      ref={root}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const focused = target.matches('[role=gridcell]') ? target.dataset.day : undefined
        if (focused !== undefined && focused !== day) go(focused)
      }}
      aria-busy={data.isPending}
      sx={period.canChoose ? CHOOSABLE : {}}
    >
      {isListed ? (
        <Agenda days={days} shown={shown} all={span === 'week'} />
      ) : (
        <DayGrid span={span === 'week' ? span : 'month'} days={days} shown={shown} label={labelOf(id, known.field)} />
      )}
      <Undated shown={shown} />
      {opened && <DayPopover {...opened} shown={shown} onClose={() => openDay(undefined)} />}
    </Box>
  )
}

/** The records of a list by a day or moment. Dragging one to another day changes its value. */
const Calendar = ({ field }: { readonly field: ResolvedField }) => {
  const t = useAreaTexts('shapes')
  const translate = useTranslate()
  const parts = useCalendar(field)
  const { cursor, data, closed, moving, period, shown } = parts
  const [dragged, drag] = useState<RaRecord>()
  const sensors = useCardSensors()
  const { root, follow, onFocus } = useFollowedFocus()
  if (data.error) return <ShapeFailed error={data.error} retry={() => void data.refetch()} />
  const onDragStart = ({ active }: DragStartEvent) => {
    const placed = active.data.current
    if (isPlaced(placed) && !moving.refuse(placed.record) && isFree(active)) drag(placed.record)
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    drag(undefined)
    const placed = active.data.current
    if (!isPlaced(placed) || !isFree(active) || !over || placed.day === over.id) return
    follow(placed.record)
    void moving.send(placed.record, placed.day, String(over.id))
  }
  return (
    <Box ref={root} onFocus={onFocus}>
      {closed && <ClosedNote text={t('shapes.calendar.closed', { reason: closed })} />}
      <CalendarHead cursor={cursor} today={shown.today} />
      <Box sx={{ height: 4 }}>{data.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}</Box>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {period.said || moving.said}
      </Box>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        autoScroll={AUTO_SCROLL}
        accessibility={OWN_ANNOUNCEMENTS}
        onDragStart={onDragStart}
        onDragCancel={() => drag(undefined)}
        onDragEnd={onDragEnd}
      >
        <Days {...parts} />
        {createPortal(
          <DragOverlay dropAnimation={null}>
            {dragged && <DraggedChip record={dragged} dated={shown.dated} fields={shown.fields} />}
          </DragOverlay>,
          document.body,
        )}
      </DndContext>
      <CalendarFoot timeZone={shown.dated.timeZone} />
    </Box>
  )
}

export default Calendar
