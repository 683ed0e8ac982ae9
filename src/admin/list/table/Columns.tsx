import ViewWeek from '@mui/icons-material/ViewWeekOutlined'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ToolButton } from '../ToolButton.tsx'

const ColumnsPanel = lazy(() => import('../columns/ColumnsPanel.tsx'))

/** Button that opens the choice of the table's columns. */
export const Columns = () => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <ToolButton
        label={useTranslate()('ra.action.select_columns')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ViewWeek />
      </ToolButton>
      {anchor && (
        <Suspense>
          <ColumnsPanel anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  )
}
