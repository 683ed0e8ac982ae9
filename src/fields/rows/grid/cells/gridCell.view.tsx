// biome-ignore-all lint/a11y/useSemanticElements: the cells of a table can't be placed one by one
import WarningAmber from '@mui/icons-material/WarningAmber'
import { Box } from '@mui/material'
import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import { TYPING_CELL } from '../../../../ui/typingCell.ts'
import { VISUALLY_HIDDEN } from '../../../../ui/visuallyHidden.ts'
import { type Texts, useViews } from '../../../viewContext.view.tsx'
import type { Values } from '../core/line.ts'
import { isComputed, isNothing, shownValue } from '../core/shownValue.ts'
import { useGrid } from '../gridContext.view.ts'
import type { CellState } from '../store/cellState.ts'
import { CellEditor } from './cellEditor.view.tsx'
import { errorText, type Translate } from './errorText.ts'

interface Props {
  readonly row: number
  readonly lineKey: number
  readonly column: number
  readonly field: ResolvedField
}

interface ContentProps {
  readonly cell: CellState
  readonly field: ResolvedField
  readonly values: Values
}

export const CellContent = ({ cell, field, values }: ContentProps) => {
  const { entity } = useGrid()
  const { Cell } = useViews().viewOf(field)
  if (cell.unread !== undefined) return <bdi>{cell.unread}</bdi>
  const value = shownValue(cell)
  if (cell.absent || isNothing(value)) return null
  return <Cell plain entity={entity} field={field} value={value} record={values} />
}

const classOf = (cell: CellState, numeric: boolean): string =>
  [
    'cell',
    numeric && 'numeric',
    cell.selected && 'selected',
    cell.active && 'active',
    cell.absent && 'absent',
    !cell.writable && 'locked',
    (cell.error !== undefined || cell.unread !== undefined) && 'wrong',
    isComputed(cell) && 'computed',
    cell.hint?.caution !== undefined && 'cautious',
    cell.input !== 'none' && 'open',
  ]
    .filter(Boolean)
    .join(' ')

/** Remark of a cell: its error, its warning, the explanation of its computed value, or a label that differs from the column's. */
export const hintTextOf = (cell: CellState, translate: Translate, texts: Texts, reasons: Texts): string | undefined => {
  if (cell.unread !== undefined) return texts('record.grid.unread', { value: cell.unread })
  if (cell.error !== undefined) return errorText(cell.error, translate)
  const { hint, computed } = cell
  if (hint?.caution !== undefined) return reasons(hint.caution, hint.params)
  if (computed?.reason !== undefined && isComputed(cell)) return reasons(computed.reason, computed.params)
  return hint?.label === undefined ? undefined : reasons(hint.label)
}

/** Icon of a warning, with a text: colour alone is not accessible. */
export const WarningIcon = ({ cell }: Pick<ContentProps, 'cell'>) => {
  const { reasons } = useGrid()
  if (cell.hint?.caution === undefined) return null
  return (
    <Box component="span" className="caution">
      <WarningAmber aria-hidden sx={{ fontSize: 16, display: 'block' }} />
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {reasons(cell.hint.caution, cell.hint.params)}
      </Box>
    </Box>
  )
}

const NO_VALUES: Values = {}

/** One cell. Memoized and subscribed to its own content: changes of other cells don't re-render it. */
export const GridCell = memo(function GridCell({ row, lineKey, column, field }: Props) {
  const { store, texts, reasons, statusId } = useGrid()
  const translate = useTranslate()
  const { numeric = false } = useViews().viewOf(field)
  const cell = useSyncExternalStore(store.subscribe, () => store.cellAt(row, field.name))
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!cell.focused) return
    if (!element.current?.contains(document.activeElement)) element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [cell.focused])
  const values = store.lineAt(row)?.values ?? NO_VALUES
  const wrong = cell.error !== undefined || cell.unread !== undefined
  return (
    <div
      ref={element}
      role="gridcell"
      className={classOf(cell, numeric)}
      aria-colindex={column + 2}
      aria-selected={cell.selected}
      aria-readonly={!cell.writable || undefined}
      aria-invalid={wrong || undefined}
      aria-errormessage={wrong && cell.active ? statusId : undefined}
      aria-describedby={wrong && cell.active ? statusId : undefined}
      title={hintTextOf(cell, translate, texts, reasons)}
      tabIndex={cell.active && cell.input !== 'editing' ? 0 : -1}
      data-row={row}
      data-column={column}
      {...(cell.writable && { [TYPING_CELL]: '' })}
    >
      {cell.input === 'none' ? (
        <>
          <WarningIcon cell={cell} />
          <CellContent cell={cell} field={field} values={values} />
        </>
      ) : (
        <CellEditor field={field} lineKey={lineKey} unread={cell.unread} />
      )}
    </div>
  )
})
