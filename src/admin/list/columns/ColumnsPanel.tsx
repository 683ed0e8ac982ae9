import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box, Button, Popover, Stack, TextField, Typography } from '@mui/material'
import { type RefObject, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { foldText } from '../../../model/values/foldText.ts'
import { DENSITIES } from '../../../model/viewState.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { useEntity } from '../../adminContext.tsx'
import { ColumnRow } from './ColumnRow.tsx'
import { isPinned } from './columnChoice.ts'
import { useColumnChoice } from './useColumnChoice.ts'

/** From this number of columns on they can be searched. */
const MANY = 12

/** The handles have their own instructions in their names. */
const NO_INSTRUCTIONS = { draggable: '' }

type NameOf = (column: unknown) => string

/** Announcements of a drag for screen readers. */
const useAnnouncements = (order: readonly string[], nameOf: NameOf): Announcements => {
  const t = useAreaTexts('list')
  const placed = ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) => {
    const at = order.indexOf(String(over?.id))
    const name = nameOf(active.id)
    return at < 0 ? t('list.columns.kept', { name }) : t('list.columns.moved', { name, place: at + 1, count: order.length })
  }
  return {
    onDragStart: ({ active }) => t('list.columns.picked', { name: nameOf(active.id) }),
    onDragOver: placed,
    onDragEnd: placed,
    onDragCancel: ({ active }) => t('list.columns.kept', { name: nameOf(active.id) }),
  }
}

interface ListProps {
  readonly choice: ReturnType<typeof useColumnChoice>
  readonly nameOf: NameOf
  /** Whether a column is being dragged. */
  readonly dragging: RefObject<boolean>
}

/** All columns in their order; a pointer or the keyboard moves them. */
const ColumnList = ({ choice: { choice, toggle, move, pin, widen }, nameOf, dragging }: ListProps) => {
  const translate = useTranslate()
  const [searched, search] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const found = choice.order.filter((name) => foldText(nameOf(name)).includes(foldText(searched)))
  const announcements = useAnnouncements(choice.order, nameOf)
  return (
    <>
      {choice.order.length > MANY && (
        <Box sx={{ px: 2, pb: 1 }}>
          <TextField
            type="search"
            size="small"
            margin="none"
            fullWidth
            label={translate('ra.action.search_columns')}
            value={searched}
            onChange={({ target }) => search(target.value)}
          />
        </Box>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: NO_INSTRUCTIONS }}
        onDragStart={() => {
          dragging.current = true
        }}
        onDragCancel={() => {
          dragging.current = false
        }}
        onDragEnd={({ active, over }) => {
          dragging.current = false
          if (over && over.id !== active.id) move(String(active.id), String(over.id))
        }}
      >
        <SortableContext items={[...found]} strategy={verticalListSortingStrategy}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {found.map((name) => (
              <ColumnRow
                key={name}
                id={name}
                name={nameOf(name)}
                visible={choice.visible.has(name)}
                pinned={isPinned(choice, name)}
                only={isPinned(choice, name) && choice.pinned === 1}
                onToggle={() => toggle(name)}
                onPin={() => pin(name)}
                onWiden={(by) => widen(name, by)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
    </>
  )
}

interface Props {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** Chooses the columns of the table, their order, widths and pinned ones, and the height of its rows. */
const ColumnsPanel = ({ anchor, onClose }: Props) => {
  const t = useAreaTexts('list')
  const { id, fieldsByName } = useEntity()
  const labelOf = useFieldLabel()
  const choice = useColumnChoice()
  const dragging = useRef(false)
  const nameOf = (column: unknown) => {
    const field = fieldsByName[String(column)]
    return field ? labelOf(id, field) : ''
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={() => dragging.current || onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('list.columns.title'), sx: { width: 400, maxWidth: '100%', py: 1.5 } } }}
    >
      <Stack sx={{ gap: 1, px: 2, pb: 1.5 }}>
        <Typography variant="subtitle2" component="h2">
          {t('list.columns.density')}
        </Typography>
        <SegmentedControl
          label={t('list.columns.density')}
          segments={DENSITIES.map((name) => ({ name, label: t(`list.columns.densities.${name}`) }))}
          value={choice.density}
          onChange={choice.setDensity}
        />
        <Typography variant="caption" color="text.secondary">
          {t('list.columns.hint')}
        </Typography>
      </Stack>
      <ColumnList choice={choice} nameOf={nameOf} dragging={dragging} />
      {choice.isChanged && (
        <Button size="small" sx={{ mx: 2, mt: 1 }} onClick={choice.reset}>
          {t('list.columns.reset')}
        </Button>
      )}
    </Popover>
  )
}

export default ColumnsPanel
