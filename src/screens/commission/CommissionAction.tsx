import Percent from '@mui/icons-material/PercentOutlined'
import { useRecordContext, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { RecordAction } from '../../admin/show/RecordAction.tsx'

/** Opens the commission of a salesman. */
const CommissionAction = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const record = useRecordContext()
  if (!record) return null
  const open = () => void navigate(`/-/Commission?${new URLSearchParams({ salesman: String(record.id) })}`)
  return <RecordAction label={translate('app.menu.commission')} icon={<Percent />} onClick={open} />
}

export default CommissionAction
