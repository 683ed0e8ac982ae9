import '../../../ui/plainControls.css'
import { createContext, type KeyboardEvent, type MouseEvent, memo, useContext, useLayoutEffect, useMemo, useRef } from 'react'
import {
  DataTableBody,
  type DataTableRowProps,
  type Identifier,
  type RaRecord,
  useCreatePath,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useNavigate,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { recordText } from '../../../fields/recordText.view.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { useEntity } from '../../adminContext.tsx'
import { rememberRow, restoreRow } from '../scrollRestoration.ts'
import { cellClass } from './Column.tsx'
import { FirstRows, firstRows, type KeptWidths, keepWidths, useNear } from './nearRows.ts'
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

interface TickProps {
  readonly record: RaRecord
  readonly checked: boolean
  readonly onToggle: (id: Identifier, event: MouseEvent) => void
}

/** React wants it beside `checked`; the click is handled, because it has the Shift key. */
const onChange = () => undefined

/** Rendered only if the row's own tick or record has changed. */
const Tick = memo(({ record, checked, onToggle }: TickProps) => {
  const name = useLabelled()(useTranslate()('app.list.selectRow'), recordText(useEntity(), record))
  const toggle = (event: MouseEvent) => {
    onToggle(record.id, event)
    event.stopPropagation()
  }
  return <input type="checkbox" className="hub-tick" aria-label={name} checked={checked} onChange={onChange} onClick={toggle} />
})

/** Replaces react-admin's checkbox, whose label is not on its input and does not name the row. */
const SelectCell = () => {
  const record = useRecordContext()
  const selected = useDataTableSelectedIdsContext()
  const { handleToggleItem } = useDataTableCallbacksContext()
  if (!record || !handleToggleItem) return null
  return (
    <td className={cellClass('MuiTableCell-paddingCheckbox')}>
      {isPlaceholder(record) ? (
        <span className="hub-placeholder" />
      ) : (
        <Tick record={record} checked={selected?.includes(record.id) ?? false} onToggle={handleToggleItem} />
      )}
    </td>
  )
}

/** Whether the click is on the checkbox, which must not open the record. */
const isTick = ({ target }: MouseEvent): boolean => target instanceof Element && target.closest('.MuiTableCell-paddingCheckbox') !== null

/** In place of the cells of a row that is far from the window; as high as they are. */
const FAR = (
  <td className={cellClass('hub-far')}>
    <div className="hub-value" />
  </td>
)

/** Opens the record of a row, if the user may. */
const Opener = createContext<((id: Identifier) => void) | undefined>(undefined)

const KeyboardRow = ({ children, className = '' }: DataTableRowProps) => {
  const id = useRecordContext()?.id ?? ''
  const { hasBulkActions } = useDataTableConfigContext()
  const open = useContext(Opener)
  const row = useRef<HTMLTableRowElement>(null)
  const near = useNear(id, row)
  return (
    <tr
      className={`MuiTableRow-root MuiTableRow-hover ${className}${open ? ' RaDataTable-clickableRow' : ''}`}
      ref={(element) => {
        row.current = element
        restoreRow(id)(element)
      }}
      data-id={id}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClickCapture={(event) => isTick(event) || rememberRow(id, event.currentTarget)}
      onClick={() => open?.(id)}
    >
      {near ? hasBulkActions && <SelectCell /> : FAR}
      {near && children}
    </tr>
  )
}

const useOpener = () => {
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const { rowClick } = useDataTableCallbacksContext()
  return useMemo(
    () =>
      rowClick === 'show' || rowClick === 'edit'
        ? (id: Identifier) => navigate(createPath({ resource, id, type: rowClick }), { state: { _scrollToTop: true } })
        : undefined,
    [resource, createPath, navigate, rowClick],
  )
}

/** Rows with keyboard support: Enter opens, arrows move. */
export const KeyboardBody = (props: object) => {
  const data = useDataTableDataContext()
  const body = useRef<HTMLTableSectionElement>(null)
  const first = useMemo(() => firstRows(data), [data])
  const kept = useRef<KeptWidths>(undefined)
  useLayoutEffect(() => keepWidths(body.current, first, kept))
  return (
    <Opener value={useOpener()}>
      <FirstRows value={first}>
        <DataTableBody {...props} ref={body} inert={isPlaceholder(data?.[0])} row={KeyboardRow} />
      </FirstRows>
    </Opener>
  )
}
