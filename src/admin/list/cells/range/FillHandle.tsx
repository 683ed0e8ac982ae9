import { Box, Popper } from '@mui/material'
import { type PointerEvent, useRef } from 'react'
import type { Range } from '../../../../fields/rows/grid/core/selection.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { cellsIn, placeOf, rangeIn, type TableRange } from '../cellPlaces.ts'
import { cellWith } from '../mouseClicks.ts'
import { draggedTo } from './fillTargets.ts'

/** CSS pixels of the visible square; the area for a finger is larger. */
const SIZE = 9

const HANDLE = {
  width: SIZE,
  height: SIZE,
  cursor: 'crosshair',
  touchAction: 'none',
  backgroundColor: 'var(--primary)',
  border: '1px solid var(--paper)',
  '&::after': { content: '""', position: 'absolute', inset: '-8px' },
  '@media (pointer: coarse)': { '&::after': { inset: '-18px' } },
} as const

const HALF = (SIZE + 1) / 2

/** Its middle is at the corner of the cell, which is the left one on right-to-left pages. */
const AT_CORNER = [
  {
    name: 'offset',
    options: { offset: ({ placement }: { readonly placement: string }) => [placement.endsWith('start') ? -HALF : HALF, -HALF] },
  },
]

interface Props {
  /** The last cell of the selection. */
  readonly cell: HTMLTableCellElement
  readonly root: HTMLElement
  readonly table: TableRange
  readonly onFill: (whole: Range) => void
}

const clear = (root: HTMLElement): void => {
  for (const cell of root.querySelectorAll('[data-filled]')) cell.removeAttribute('data-filled')
}

/** The handle at the corner of the selected cells: dragged over others, it repeats their content. Ctrl+D and Ctrl+R do the same by keys. */
export const FillHandle = ({ cell, root, table, onFill }: Props) => {
  const texts = useAreaTexts('keys')
  const whole = useRef<Range>(undefined)
  const drag = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const below = document.elementsFromPoint(clientX, clientY).flatMap((element) => cellWith(element) ?? [])
    const to = below.find((one) => root.contains(one))
    const place = to && rangeIn(root, { from: placeOf(to), to: placeOf(to) })?.range
    if (!place) return
    whole.current = draggedTo(table.range, { row: place.top, column: place.left })
    clear(root)
    for (const one of cellsIn(root, whole.current).flat()) one.setAttribute('data-filled', '')
  }
  const end = () => {
    clear(root)
    if (whole.current && whole.current !== table.range) onFill(whole.current)
    whole.current = undefined
  }
  return (
    <Popper open role="presentation" anchorEl={cell} placement="bottom-end" modifiers={AT_CORNER} sx={{ zIndex: 2 }}>
      <Box
        title={texts('keys.range.handle')}
        sx={HANDLE}
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={() => {
          clear(root)
          whole.current = undefined
        }}
      />
    </Popper>
  )
}
