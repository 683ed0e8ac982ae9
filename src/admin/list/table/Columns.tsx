import ViewWeek from '@mui/icons-material/ViewWeekOutlined'
import { ColumnsButton, useTranslate } from 'react-admin'

/** Button that chooses the table's columns, with an outlined icon like its neighbours. */
export const Columns = () => <ColumnsButton startIcon={<ViewWeek />} title={useTranslate()('ra.action.select_columns')} />
