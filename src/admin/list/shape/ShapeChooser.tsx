import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import GridView from '@mui/icons-material/GridViewOutlined'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined'
import { Suspense, useState } from 'react'
import type { Shape } from '../../../model/lists/viewState.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { ToolButton } from '../ToolButton.tsx'
import { useShape } from './useShape.ts'

const ShapePanel = lazy(() => import('./ShapePanel.tsx'))

const ICONS = { table: TableRows, cards: GridView, board: ViewKanban, calendar: CalendarMonth } as const satisfies Record<Shape, unknown>

/** Button that says how the list shows its records, and opens the choice. */
const ShapeChooser = () => {
  const t = useAreaTexts('shapes')
  const labelled = useLabelled()
  const shown = useShape()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const Icon = ICONS[shown.shape]
  const name = t(`shapes.names.${shown.shape}`)
  return (
    <>
      <ToolButton
        label={name}
        aria-label={labelled(t('shapes.title'), name)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon />
      </ToolButton>
      {anchor && (
        <Suspense>
          <ShapePanel anchor={anchor} shown={shown} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  )
}

export default ShapeChooser
