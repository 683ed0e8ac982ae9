import Block from '@mui/icons-material/Block'
import Check from '@mui/icons-material/Check'
import { ButtonBase, TableCell, TableRow } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { ACTIONS, type Action } from '../../../model/entitySchema.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { useReason } from '../useReason.ts'
import type { OpenCell } from './RightMenu.tsx'
import type { MatrixCell, MatrixRow as Row } from './useRightsMatrix.ts'

export interface NamedRow extends Row {
  /** In the user's language. */
  readonly label: string
}

interface CellProps {
  readonly cell: MatrixCell
  /** Of the record type and the action. */
  readonly label: string
  readonly tabIndex: number
  readonly place: string
  readonly onOpen: (anchor: HTMLElement) => void
}

const RightButton = ({ cell, label, tabIndex, place, onOpen }: CellProps) => {
  const t = useAreaTexts('access')
  const labelled = useLabelled()
  const reason = useReason()
  const state = t(cell.allowed ? 'access.matrix.allowed' : 'access.matrix.denied')
  const changed = cell.right ? `, ${t('access.matrix.changed')}` : ''
  return (
    <ButtonBase
      tabIndex={tabIndex}
      data-place={place}
      className={`${cell.allowed ? 'is-allowed' : 'is-denied'}${cell.right ? ' is-changed' : ''}`}
      aria-haspopup="menu"
      aria-label={labelled(label, `${state}${changed}`)}
      title={reason(cell)}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {cell.allowed ? <Check fontSize="small" /> : <Block fontSize="small" />}
    </ButtonBase>
  )
}

/** Whether no right can allow the action, and none tries to. */
const isFixed = ({ rule, right }: MatrixCell): boolean => rule === 'readOnly' && right === undefined

export const placeName = (row: number, column: number): string => `${row}.${column}`

interface Props {
  readonly row: NamedRow
  readonly index: number
  /** Column of the grid's tab stop, if it is in this row. */
  readonly stop: number | undefined
  readonly onFocus: (row: number, column: number) => void
  readonly onOpen: (cell: OpenCell) => void
}

/** A record type or screen and its rights; rendered again only if it changes or has the grid's tab stop. */
export const MatrixRow = memo(({ row, index, stop, onFocus, onOpen }: Props) => {
  const translate = useTranslate()
  const cellOf = (action: Action, column: number) => {
    const cell = row.cells.find((one) => one.action === action)
    const place = placeName(index, column)
    const tabIndex = stop === column ? 0 : -1
    if (!cell || isFixed(cell))
      return (
        <TableCell key={action} role="gridcell" tabIndex={tabIndex} data-place={place} onFocus={() => onFocus(index, column)}>
          <span aria-hidden>–</span>
        </TableCell>
      )
    const label = `${row.label}, ${translate(`resources.userRights.options.action.${action}`, { _: action })}`
    const open = (anchor: HTMLElement) => onOpen({ name: row.name, cell, anchor })
    return (
      <TableCell key={action} role="gridcell" onFocus={() => onFocus(index, column)}>
        <RightButton cell={cell} label={label} tabIndex={tabIndex} place={place} onOpen={open} />
      </TableCell>
    )
  }
  return (
    <TableRow>
      <TableCell component="th" scope="row" role="rowheader">
        {row.label}
      </TableCell>
      {ACTIONS.map(cellOf)}
    </TableRow>
  )
})
