import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { type KeyboardEvent, useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ACTIONS } from '../../../model/entitySchema.ts'
import { MatrixRow, type NamedRow, placeName } from './MatrixRow.tsx'
import type { OpenCell } from './RightMenu.tsx'

interface Props {
  readonly label: string
  readonly rows: readonly NamedRow[]
  readonly onOpen: (cell: OpenCell) => void
}

interface Place {
  readonly row: number
  readonly column: number
}

const moved = ({ row, column }: Place, key: string, forward: 'ArrowLeft' | 'ArrowRight'): Place | undefined => {
  if (key === 'ArrowDown') return { row: row + 1, column }
  if (key === 'ArrowUp') return { row: row - 1, column }
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { row, column: column + (key === forward ? 1 : -1) }
  if (key === 'Home') return { row, column: 0 }
  if (key === 'End') return { row, column: ACTIONS.length - 1 }
  return undefined
}

const STICKY = { position: 'sticky', insetInlineStart: 0, zIndex: 2, bgcolor: 'var(--paper)' } as const

const LOOK = {
  maxHeight: 'max(320px, calc(100dvh - 320px))',
  '& .MuiTableCell-root': { p: 0.25, textAlign: 'center', whiteSpace: 'nowrap' },
  '& thead .MuiTableCell-root': { px: 1, py: 1, bgcolor: 'var(--paper)', fontWeight: 600 },
  '& .MuiTableCell-root:first-child': {
    ...STICKY,
    px: 1.5,
    textAlign: 'start',
    fontWeight: 500,
    whiteSpace: 'normal',
    minWidth: { xs: 120, sm: 200 },
  },
  '& thead .MuiTableCell-root:first-child': { zIndex: 3 },
  '& .MuiButtonBase-root': { width: 44, height: 36, borderRadius: '8px', border: '1px solid transparent' },
  '& .is-allowed': { color: 'success.main' },
  '& .is-denied': { color: 'text.secondary' },
  '& .is-denied.is-changed': { color: 'error.main' },
  '& .is-changed': { borderColor: 'currentColor' },
  '& .MuiButtonBase-root:hover': { bgcolor: 'action.hover' },
  '& :focus-visible': { outline: '2px solid var(--primary)', outlineOffset: -2 },
} as const

/** Record types and screens × actions. It is one stop of the Tab key; arrow keys, Home and End move between cells, Enter opens a cell's menu. */
export const MatrixTable = ({ label, rows, onOpen }: Props) => {
  const translate = useTranslate()
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const onFocus = useCallback((row: number, column: number) => setActive({ row, column }), [])
  const stop = active.row < rows.length ? active : { row: 0, column: 0 }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, key } = event
    const next = moved(stop, key, getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
    const target = next && currentTarget.querySelector<HTMLElement>(`[data-place="${placeName(next.row, next.column)}"]`)
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <TableContainer sx={LOOK} onKeyDown={onKeyDown}>
      <Table role="grid" size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell role="columnheader">{translate('resources.userRights.fields.entity')}</TableCell>
            {ACTIONS.map((action) => (
              <TableCell key={action} role="columnheader">
                {translate(`resources.userRights.options.action.${action}`, { _: action })}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <MatrixRow
              key={row.name}
              row={row}
              index={index}
              stop={stop.row === index ? stop.column : undefined}
              onFocus={onFocus}
              onOpen={onOpen}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
