// biome-ignore-all lint/a11y/useSemanticElements: the cells of a table can't be placed one by one
import WarningAmber from '@mui/icons-material/WarningAmber'
import { Box } from '@mui/material'
import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
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
  readonly look: CellState
  readonly field: ResolvedField
  readonly values: Values
}

export const CellContent = ({ look, field, values }: ContentProps) => {
  const { entity } = useGrid()
  const { Cell } = useViews().viewOf(field)
  if (look.unread !== undefined) return <bdi>{look.unread}</bdi>
  const value = shownValue(look)
  if (look.absent || isNothing(value)) return null
  return <Cell plain entity={entity} field={field} value={value} record={values} />
}

const classOf = (look: CellState, numeric: boolean): string =>
  [
    'cell',
    numeric && 'numeric',
    look.selected && 'selected',
    look.active && 'active',
    look.absent && 'absent',
    !look.writable && 'locked',
    (look.error !== undefined || look.unread !== undefined) && 'wrong',
    isComputed(look) && 'computed',
    look.hint?.caution !== undefined && 'cautious',
    look.input !== 'none' && 'open',
  ]
    .filter(Boolean)
    .join(' ')

/** Remark of a cell: its error, its warning, the explanation of its computed value, or a label that differs from the column's. */
export const hintTextOf = (look: CellState, translate: Translate, texts: Texts, reasons: Texts): string | undefined => {
  if (look.unread !== undefined) return texts('record.grid.unread', { value: look.unread })
  if (look.error !== undefined) return errorText(look.error, translate)
  const { hint, computed } = look
  if (hint?.caution !== undefined) return reasons(hint.caution, hint.params)
  if (computed !== undefined && isComputed(look)) return reasons(computed.reason, computed.params)
  return hint?.label === undefined ? undefined : reasons(hint.label)
}

/** Icon of a warning, with a text: colour alone is not accessible. */
export const WarningIcon = ({ look }: Pick<ContentProps, 'look'>) => {
  const { reasons } = useGrid()
  if (look.hint?.caution === undefined) return null
  return (
    <Box component="span" className="caution">
      <WarningAmber aria-hidden sx={{ fontSize: 16, display: 'block' }} />
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {reasons(look.hint.caution, look.hint.params)}
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
  const look = useSyncExternalStore(store.subscribe, () => store.look(row, field.name))
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!look.focused) return
    if (!element.current?.contains(document.activeElement)) element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [look.focused])
  const values = store.lineAt(row)?.values ?? NO_VALUES
  const wrong = look.error !== undefined || look.unread !== undefined
  return (
    <div
      ref={element}
      role="gridcell"
      className={classOf(look, numeric)}
      aria-colindex={column + 2}
      aria-selected={look.selected}
      aria-readonly={!look.writable || undefined}
      aria-invalid={wrong || undefined}
      aria-errormessage={wrong && look.active ? statusId : undefined}
      aria-describedby={wrong && look.active ? statusId : undefined}
      title={hintTextOf(look, translate, texts, reasons)}
      tabIndex={look.active && look.input !== 'editing' ? 0 : -1}
      data-row={row}
      data-column={column}
    >
      {look.input === 'none' ? (
        <>
          <WarningIcon look={look} />
          <CellContent look={look} field={field} values={values} />
        </>
      ) : (
        <CellEditor field={field} lineKey={lineKey} unread={look.unread} />
      )}
    </div>
  )
})
