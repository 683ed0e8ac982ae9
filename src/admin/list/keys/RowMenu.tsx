import { Divider, ListItemText, ListSubheader, Menu, MenuItem, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useCreatePath, useListContext, useNavigate } from 'react-admin'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { recordText } from '../../../fields/recordText.view.ts'
import { lockIn } from '../../../model/records/recordLock.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useEntity, useMay } from '../../adminContext.tsx'
import { useDuplicate } from '../../form/start/DuplicateButton.tsx'
import { FOR_KEYBOARDS } from '../../keys/platform.ts'
import { isEditable } from '../../recordLock.ts'
import { type CardValue, useCardValues } from '../cells/cardValues.ts'
import { leaveRow } from './rows.ts'

/** A row and where its menu opens, in CSS pixels of the window. */
export interface RowMenuPlace {
  readonly id: string
  readonly left: number
  readonly top: number
}

/** Where a browser has a menu of its own that is of use. */
const OWN_MENU = 'a, input, textarea, [contenteditable]'

/** Buttons that open the menu of a row have its id as `data-menu-of`. */
const askedBy = ({ target }: MouseEvent): RowMenuPlace | undefined => {
  const button = target instanceof Element ? target.closest<HTMLElement>('.hub-head-sticks [data-menu-of]') : null
  const id = button?.dataset.menuOf
  if (!button || id === undefined) return undefined
  const { left, bottom } = button.getBoundingClientRect()
  return { id, left, top: bottom }
}

/**
 * Opens the menu of a row by the right mouse button, by the key for menus, or by a button of the row. With Shift, or on a link or selected text, the browser's
 * own menu opens.
 */
export const useRowMenu = (open: (place: RowMenuPlace) => void): void => {
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const { target, clientX, clientY, shiftKey } = event
      if (!(target instanceof Element) || shiftKey || target.closest(OWN_MENU) || getSelection()?.isCollapsed === false) return
      const row = target.closest<HTMLElement>('.hub-head-sticks tr[data-id]:not([inert] *)')
      const id = row?.dataset.id
      if (!row || id === undefined) return
      event.preventDefault()
      const { left, bottom } = row.getBoundingClientRect()
      open({ id, ...(clientX + clientY === 0 ? { left, top: bottom } : { left: clientX, top: clientY }) })
    }
    const press = (event: MouseEvent) => {
      const place = askedBy(event)
      if (place) open(place)
    }
    document.addEventListener('contextmenu', ask)
    document.addEventListener('click', press)
    return () => {
      document.removeEventListener('contextmenu', ask)
      document.removeEventListener('click', press)
    }
  }, [open])
}

interface Item {
  readonly name: 'openRow' | 'quickView' | 'editRow' | 'duplicateRow' | 'selectRow'
  readonly key: string
  readonly run: () => void
}

interface Props {
  readonly place: RowMenuPlace
  readonly onShow: (id: string) => void
  /** Changes one value on a card. */
  readonly onChange: (value: CardValue) => void
  readonly onClose: () => void
}

/** On phones the menu covers its row. */
const NAME = {
  maxWidth: 'min(320px, 80vw)',
  lineHeight: '36px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** What can be done with a row: the same as by keys. */
export const RowMenu = ({ place: { id, left, top }, onShow, onChange, onClose }: Props) => {
  const texts = useAreaTexts('keys')
  const entity = useEntity()
  const may = useMay()
  const navigate = useNavigate()
  const path = useCreatePath()
  const duplicate = useDuplicate()
  const { data = [], selectedIds, onToggleItem } = useListContext()
  const values = useCardValues(id)
  const labelOf = useFieldLabel()
  const record = data.find((each) => String(each.id) === id)
  const leaveFor = (address: string) => {
    leaveRow(id)
    navigate(address)
  }
  const to = (type: 'show' | 'edit') => () => leaveFor(path({ resource: entity.id, type, id }))
  const items: readonly (Item | false | undefined)[] = [
    may(entity.id, 'show') && { name: 'openRow', key: 'Enter', run: to('show') },
    may(entity.id, 'show') && { name: 'quickView', key: texts('keys.space'), run: () => onShow(id) },
    may(entity.id, 'edit') && isEditable(entity, lockIn(record)) && { name: 'editRow', key: 'E', run: to('edit') },
    duplicate && { name: 'duplicateRow', key: 'D', run: () => leaveFor(duplicate(id)) },
    record && selectedIds !== undefined && { name: 'selectRow', key: 'X', run: () => onToggleItem(record.id) },
  ]
  return (
    <Menu open onClose={onClose} anchorReference="anchorPosition" anchorPosition={{ left, top }}>
      {record && (
        <ListSubheader role="presentation" sx={NAME}>
          <bdi>{recordText(entity, record)}</bdi>
        </ListSubheader>
      )}
      {items.flatMap((item) =>
        item
          ? [
              <MenuItem
                key={item.name}
                onClick={() => {
                  onClose()
                  item.run()
                }}
              >
                <ListItemText>{texts(`keys.names.${item.name}`)}</ListItemText>
                <Typography variant="body2" color="text.secondary" aria-hidden sx={{ marginInlineStart: 3, ...FOR_KEYBOARDS }}>
                  {item.key}
                </Typography>
              </MenuItem>,
            ]
          : [],
      )}
      {values.length > 0 && <Divider />}
      {values.map((value) => (
        <MenuItem
          key={value.field.name}
          onClick={() => {
            onClose()
            onChange(value)
          }}
        >
          <ListItemText>{texts('keys.change', { field: labelOf(entity.id, value.field) })}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  )
}
