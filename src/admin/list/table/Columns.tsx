import ViewWeek from '@mui/icons-material/ViewWeekOutlined'
import { ColumnsButton, useTranslate } from 'react-admin'

/** Which columns a table has, with an icon outlined like its neighbours'. Where a table is shown as cards there is nothing to choose. */
export const Columns = () => <ColumnsButton startIcon={<ViewWeek />} title={useTranslate()('ra.action.select_columns')} />
