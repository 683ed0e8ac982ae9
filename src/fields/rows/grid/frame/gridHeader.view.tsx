// biome-ignore-all lint/a11y/useSemanticElements: the cells of a table can't be placed one by one
import { Box } from '@mui/material'
import { memo, type PointerEvent } from 'react'
import { useFieldLabel } from '../../../labels.view.tsx'
import { useViews } from '../../../viewContext.view.tsx'
import type { GridColumn } from '../columns/useColumns.view.ts'
import { useGrid } from '../gridContext.view.ts'

interface Props {
  readonly columns: readonly GridColumn[]
  readonly resize: (name: string, width: number) => void
}

/** Follows the pointer that drags a column's edge; mirrored in right-to-left pages. */
const drag = (event: PointerEvent<HTMLElement>, done: (width: number) => void): void => {
  const { currentTarget, clientX } = event
  const heading = currentTarget.parentElement
  if (!heading) return
  event.preventDefault()
  const before = heading.getBoundingClientRect().width
  const direction = getComputedStyle(heading).direction === 'rtl' ? -1 : 1
  currentTarget.setPointerCapture(event.pointerId)
  const move = (next: globalThis.PointerEvent) => done(before + (next.clientX - clientX) * direction)
  const end = () => {
    currentTarget.removeEventListener('pointermove', move)
    currentTarget.removeEventListener('pointerup', end)
    currentTarget.removeEventListener('pointercancel', end)
  }
  currentTarget.addEventListener('pointermove', move)
  currentTarget.addEventListener('pointerup', end)
  currentTarget.addEventListener('pointercancel', end)
}

/** Headings of the columns, with resizable edges. */
export const GridHeader = memo(function GridHeader({ columns, resize }: Props) {
  const { entity, texts } = useGrid()
  const labelOf = useFieldLabel()
  const { viewOf } = useViews()
  return (
    <div role="row" aria-rowindex={1} className="line head" tabIndex={-1}>
      <div role="columnheader" aria-colindex={1} className="number" tabIndex={-1}>
        <Box component="span" sx={{ fontSize: 0 }}>
          {texts('record.grid.number')}
        </Box>
        <span aria-hidden>#</span>
      </div>
      {columns.map(({ name, field }, index) => (
        <div
          key={name}
          role="columnheader"
          aria-colindex={index + 2}
          aria-required={field.required || undefined}
          tabIndex={-1}
          className={viewOf(field).numeric ? 'heading numeric' : 'heading'}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {labelOf(entity, field)}
            {field.required && <span aria-hidden>{'\u00a0*'}</span>}
          </Box>
          <span className="edge" onPointerDown={(event) => drag(event, (width) => resize(name, width))} />
        </div>
      ))}
    </div>
  )
})
