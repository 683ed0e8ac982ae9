import type { KeyboardEvent } from 'react'
import { DataTableBody, DataTableRow, type DataTableRowProps } from 'react-admin'

const STEP: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget: row, key } = event
  if (event.target !== row) return
  const next = STEP[key] && row[STEP[key]]
  if (key === 'Enter') row.click()
  else if (key === ' ') row.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  else if (next instanceof HTMLElement) next.focus()
  else return
  event.preventDefault()
}

const KeyboardRow = (props: DataTableRowProps) => <DataTableRow {...props} tabIndex={0} onKeyDown={onKeyDown} />

/** Rows that the keyboard reaches: Enter opens, space selects, arrows go to the next. */
export const KeyboardBody = (props: object) => <DataTableBody {...props} row={KeyboardRow} />
