import { Checkbox, Skeleton, TableCell } from '@mui/material'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react'
import {
  DataTableBody,
  DataTableConfigContext,
  DataTableRow,
  type DataTableRowProps,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { recordText } from '../../../fields/recordText.view.ts'
import { useEntity } from '../../adminContext.tsx'
import { rememberRow, restoreRow } from '../scrollRestoration.ts'
import { FirstRows, firstRows, keepWidths, useNear } from './nearRows.ts'
import { isPlaceholder } from './placeholderRows.ts'

const STEP: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget: row, key } = event
  if (event.target !== row) return
  const next = STEP[key] && row[STEP[key]]
  if (key === 'Enter') row.click()
  else if (next instanceof HTMLElement) next.focus()
  else return
  event.preventDefault()
}

/** Replaces react-admin's checkbox, whose label is not on its input and does not name the row. */
const SelectCell = () => {
  const translate = useTranslate()
  const entity = useEntity()
  const record = useRecordContext()
  const selected = useDataTableSelectedIdsContext()
  const { handleToggleItem } = useDataTableCallbacksContext()
  if (!record || !handleToggleItem) return null
  if (isPlaceholder(record))
    return (
      <TableCell padding="checkbox">
        <Skeleton variant="rounded" width={20} height={20} sx={{ m: '4px' }} />
      </TableCell>
    )
  const toggle = (event: MouseEvent) => {
    handleToggleItem(record.id, event)
    event.stopPropagation()
  }
  return (
    <TableCell padding="checkbox">
      <Checkbox
        className="select-item RaDataTable-checkbox"
        checked={selected?.includes(record.id) ?? false}
        onClick={toggle}
        slotProps={{ input: { 'aria-label': `${translate('app.list.selectRow')}: ${recordText(entity, record)}` } }}
      />
    </TableCell>
  )
}

/** Whether the click is on the checkbox, which must not open the record. */
const isTick = ({ target }: MouseEvent): boolean => target instanceof Element && target.closest('.MuiTableCell-paddingCheckbox') !== null

/** In place of the cells of a row that is far from the window; as high as they are. */
const FAR = (
  <TableCell className="hub-far">
    <div className="hub-value" />
  </TableCell>
)

const KeyboardRow = ({ children, ...props }: DataTableRowProps) => {
  const id = useRecordContext()?.id ?? ''
  const config = useDataTableConfigContext()
  const withoutSelect = useMemo(() => ({ ...config, hasBulkActions: false }), [config])
  const row = useRef<HTMLTableRowElement>(null)
  const near = useNear(id, row)
  return (
    <DataTableConfigContext value={withoutSelect}>
      <DataTableRow
        {...props}
        ref={(element) => {
          row.current = element
          restoreRow(id)(element)
        }}
        data-id={id}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClickCapture={(event) => isTick(event) || rememberRow(id)}
      >
        {near ? config.hasBulkActions && <SelectCell /> : FAR}
        {near && children}
      </DataTableRow>
    </DataTableConfigContext>
  )
}

/** Rows with keyboard support: Enter opens, arrows move. */
export const KeyboardBody = (props: object) => {
  const data = useDataTableDataContext()
  const body = useRef<HTMLTableSectionElement>(null)
  const first = useMemo(() => firstRows(data), [data])
  useLayoutEffect(() => keepWidths(body.current, first !== undefined))
  return (
    <FirstRows value={first}>
      <DataTableBody {...props} ref={body} inert={isPlaceholder(data?.[0])} row={KeyboardRow} />
    </FirstRows>
  )
}
