import ViewWeek from '@mui/icons-material/ViewWeekOutlined'
import { ColumnsButton, useTranslate } from 'react-admin'
import { useEntity } from '../../adminContext.tsx'
import { columnsKey, useViewId } from '../views/savedViews.ts'

/** Button that chooses the table's columns, with an outlined icon like its neighbours. */
export const Columns = () => (
  <ColumnsButton
    startIcon={<ViewWeek />}
    title={useTranslate()('ra.action.select_columns')}
    storeKey={columnsKey(useEntity().id, useViewId())}
  />
)
