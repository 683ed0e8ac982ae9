import Percent from '@mui/icons-material/PercentOutlined'
import { useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Opens the commission of a salesman. */
const CommissionAction = () => {
  const t = useAreaTexts('commission')
  const navigate = useNavigate()
  const record = useRecordContext()
  if (!record) return null
  const open = () => void navigate(`/-/Commission?${new URLSearchParams({ salesman: String(record.id) })}`)
  return <RecordAction label={t('commission.title')} icon={<Percent />} onClick={open} />
}

export default CommissionAction
