import Block from '@mui/icons-material/BlockOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { failureNotice, reasonOf } from '../../admin/failureNotice.tsx'
import { useHub } from '../../admin/hub.ts'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { useShownRecord } from '../../admin/useRecords.ts'
import { useRefusalReason } from '../../admin/useRefusalReason.ts'
import { succeeded } from '../../providers/data/succeeded.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'

/** Number of the house's own firm, which can't be approved or suspended. */
const HOUSE_NUMBER = 1

type Action = 'approve' | 'suspend'

/** Changes a firm's state and reports the result. */
const useFirmState = (id: string) => {
  const hub = useHub()
  const entity = useEntity()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const texts = useAreaTexts('access')
  const resultReason = useRefusalReason()
  const [running, setRunning] = useState(false)
  const bring = async (action: Action, data: Readonly<Record<string, string>> = {}): Promise<void> => {
    setRunning(true)
    try {
      const {
        results: [result],
      } = await hub.batch(entity.id, { action, ids: [id], data })
      if (!result || succeeded(result)) notify(texts(`access.firm.${action}Done`), { type: 'success' })
      else notify(failureNotice(translate('app.notify.saveFailed'), resultReason(result)), { type: 'error', multiLine: true })
      refresh()
    } catch (error) {
      notify(failureNotice(translate('app.notify.saveFailed'), reasonOf(error)), { type: 'error', multiLine: true })
    } finally {
      setRunning(false)
    }
  }
  return { bring, running }
}

/** Approving and suspending a firm, on its page. */
const FirmActions = () => {
  const may = useMay()
  const translate = useTranslate()
  const texts = useAreaTexts('access')
  const record = useShownRecord('firms')
  const [asking, setAsking] = useState(false)
  const { bring, running } = useFirmState(record?.id ?? '')
  if (!record || record.number === HOUSE_NUMBER || !may('firms', 'approve')) return null
  const suspend = async (reason: string) => {
    await bring('suspend', { reason })
    setAsking(false)
  }
  return (
    <>
      {record.state !== 'approved' && (
        <RecordAction label={texts('access.firm.approve')} icon={<TaskAlt />} disabled={running} onClick={() => void bring('approve')} />
      )}
      {record.state !== 'suspended' && (
        <RecordAction label={texts('access.firm.suspend')} icon={<Block />} disabled={running} onClick={() => setAsking(true)} />
      )}
      {asking && (
        <ReasonDialog
          title={texts('access.firm.suspendTitle')}
          text={texts('access.firm.suspendText')}
          yes={texts('access.firm.suspend')}
          label={translate('resources.firms.fields.stateReason')}
          required
          busy={running}
          onYes={(reason) => void suspend(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

export default FirmActions
