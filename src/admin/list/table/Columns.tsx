import ViewWeek from '@mui/icons-material/ViewWeekOutlined'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { ToolButton } from '../ToolButton.tsx'

const ColumnsPanel = lazy(() => import('../columns/ColumnsPanel.tsx'))

interface Props {
  /** Default: “Columns”. */
  readonly label?: string
  /** Whether it is for the fields on cards. */
  readonly cards?: boolean
}

/** Button that opens the choice of the table's columns, or of the fields on cards. */
export const Columns = ({ label, cards = false }: Props) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <ToolButton
        label={label ?? translate('ra.action.select_columns')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ViewWeek />
      </ToolButton>
      {anchor && (
        <Suspense>
          <ColumnsPanel cards={cards} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  )
}
