import { DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box, Button, Popover, Stack, TextField, Typography } from '@mui/material'
import { type RefObject, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { DENSITIES } from '../../../model/lists/viewState.ts'
import { foldText } from '../../../model/values/foldText.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { useReordering } from '../../../ui/useReordering.ts'
import { useEntity } from '../../adminContext.tsx'
import { ColumnRow } from './ColumnRow.tsx'
import { isPinned } from './columnChoice.ts'
import { useColumnChoice } from './useColumnChoice.ts'

/** From this number of columns on they can be searched. */
const MANY = 12

interface ListProps {
  readonly cards: boolean
  readonly choice: ReturnType<typeof useColumnChoice>
  readonly nameOf: (column: string) => string
  /** Whether a column is being dragged. */
  readonly dragging: RefObject<boolean>
}

/** All columns in their order; a pointer or the keyboard moves them. */
const ColumnList = ({ cards, choice: { choice, toggle, move, pin, widen }, nameOf, dragging }: ListProps) => {
  const translate = useTranslate()
  const t = useAreaTexts('list')
  const [searched, search] = useState('')
  const found = choice.order.filter((name) => foldText(nameOf(name)).includes(foldText(searched)))
  const reordering = useReordering({
    order: choice.order,
    nameOf,
    say: (what, params) => t(`list.columns.${cards && what === 'moved' ? 'placed' : what}`, params),
    onMove: move,
  })
  return (
    <>
      {choice.order.length > MANY && (
        <Box sx={{ px: 2, pb: 1 }}>
          <TextField
            type="search"
            size="small"
            margin="none"
            fullWidth
            label={translate(cards ? 'app.list.search' : 'ra.action.search_columns')}
            value={searched}
            onChange={({ target }) => search(target.value)}
          />
        </Box>
      )}
      <DndContext
        {...reordering}
        onDragStart={() => {
          dragging.current = true
        }}
        onDragCancel={() => {
          dragging.current = false
        }}
        onDragEnd={(event) => {
          dragging.current = false
          reordering.onDragEnd(event)
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
                onPin={cards ? undefined : () => pin(name)}
                onWiden={cards ? undefined : (by) => widen(name, by)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
    </>
  )
}

/** The height of the table's rows, and how widths are changed. */
const Rows = ({ density, setDensity }: Pick<ReturnType<typeof useColumnChoice>, 'density' | 'setDensity'>) => {
  const t = useAreaTexts('list')
  return (
    <Stack sx={{ gap: 1, px: 2, pb: 1.5 }}>
      <Typography variant="subtitle2" component="h2">
        {t('list.columns.density')}
      </Typography>
      <SegmentedControl
        label={t('list.columns.density')}
        segments={DENSITIES.map((name) => ({ name, label: t(`list.columns.densities.${name}`) }))}
        value={density}
        onChange={setDensity}
      />
      <Typography variant="caption" color="text.secondary">
        {t('list.columns.hint')}
      </Typography>
    </Stack>
  )
}

interface Props {
  readonly cards: boolean
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** Chooses the columns of the table, their order, widths and pinned ones, and the height of its rows; or the fields on cards and their order. */
const ColumnsPanel = ({ cards, anchor, onClose }: Props) => {
  const t = useAreaTexts('list')
  const { id, fieldsByName } = useEntity()
  const labelOf = useFieldLabel()
  const choice = useColumnChoice(cards)
  const dragging = useRef(false)
  const nameOf = (column: string) => {
    const field = fieldsByName[column]
    return field ? labelOf(id, field) : ''
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={() => dragging.current || onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t(cards ? 'list.columns.onCards' : 'list.columns.title'),
          sx: { width: 400, py: 1.5 },
        },
      }}
    >
      {cards ? (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ px: 2, pb: 1 }}>
          {t('list.columns.cardsHint')}
        </Typography>
      ) : (
        <Rows density={choice.density} setDensity={choice.setDensity} />
      )}
      <ColumnList cards={cards} choice={choice} nameOf={nameOf} dragging={dragging} />
      {choice.isChanged && (
        <Button size="small" sx={{ mx: 2, mt: 1 }} onClick={choice.reset}>
          {t(cards ? 'list.columns.resetCards' : 'list.columns.reset')}
        </Button>
      )}
    </Popover>
  )
}

export default ColumnsPanel
