import ViewWeek from '@mui/icons-material/ViewWeekOutlined'
import { ColumnsButton, useTranslate } from 'react-admin'

/** The choice of a table's columns, with an icon outlined like its neighbours'. Cards offer no choice. */
export const Columns = () => <ColumnsButton startIcon={<ViewWeek />} title={useTranslate()('ra.action.select_columns')} />
