import { MenuItem, Popover, Stack, TextField, type Theme, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { fieldsOfShape } from '../../../model/lists/shapes.ts'
import { GROUP_ORDERS, SHAPES, type Shape } from '../../../model/lists/viewState.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { useEntity, useReadable } from '../../adminContext.tsx'
import CardColumns from '../columns/CardColumns.tsx'
import { CardSort } from '../sort/CardSort.tsx'
import { hasCards } from '../views/savedViews.ts'
import { type ShownShape, useChooseShape } from './useShape.ts'

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChange: (value: string) => void
}

const Select = ({ label, value, options, onChange }: SelectProps) => (
  <TextField select size="small" fullWidth margin="none" label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    {options.map(([name, text]) => (
      <MenuItem key={name} value={name}>
        {text}
      </MenuItem>
    ))}
  </TextField>
)

/** A tool that the toolbar has no space for on phones. */
const Tool = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
    {label}
    {children}
  </Stack>
)

/** Whether a list offers a shape: a board or calendar needs a field, and phones show cards in place of a table. */
const isOffered = (shape: Shape, fields: ReturnType<typeof useReadable>, narrow: boolean): boolean =>
  shape === 'table' ? !narrow : shape === 'cards' || fieldsOfShape(fields, shape).length > 0

interface Props {
  readonly anchor: HTMLElement
  readonly shown: ShownShape
  readonly onClose: () => void
}

/** Chooses how the list shows its records, and by which field; on phones also their order. */
const ShapePanel = ({ anchor, shown: { shape, field, state }, onClose }: Props) => {
  const t = useAreaTexts('shapes')
  const lists = useAreaTexts('list')
  const labelOf = useFieldLabel()
  const { id, fields } = useEntity()
  const readable = useReadable(fields)
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const choose = useChooseShape()
  const named = (name: Shape): string => t(`shapes.names.${name}`)
  const byFields = fieldsOfShape(readable, shape)
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('shapes.title'), sx: { maxWidth: '100%', p: 2 } } }}
    >
      <Stack sx={{ gap: 2 }}>
        <SegmentedControl
          label={t('shapes.title')}
          segments={SHAPES.filter((name) => isOffered(name, readable, narrow)).map((name) => ({ name, label: named(name) }))}
          value={shape}
          onChange={(name) => choose({ shape: name, by: fieldsOfShape(readable, name)[0]?.name })}
        />
        {field && (
          <Select
            label={t(shape === 'board' ? 'shapes.columnsBy' : 'shapes.daysBy')}
            value={field.name}
            options={byFields.map((one) => [one.name, labelOf(id, one)])}
            onChange={(by) => choose({ ...state, shape, by })}
          />
        )}
        {shape === 'board' && field?.reference && (
          <Select
            label={t('shapes.order')}
            value={state.groupOrder ?? 'value'}
            options={GROUP_ORDERS.map((order) => [order, lists(`list.groups.orders.${order}`)])}
            onChange={(order) => choose({ ...state, groupOrder: GROUP_ORDERS.find((one) => one === order) })}
          />
        )}
        {narrow && shape !== 'calendar' && (
          <Tool label={lists('list.sort.by')}>
            <CardSort />
          </Tool>
        )}
        {narrow && hasCards(shape) && (
          <Tool label={lists('list.columns.onCards')}>
            <CardColumns />
          </Tool>
        )}
      </Stack>
    </Popover>
  )
}

export default ShapePanel
