import { Alert, Collapse } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useConnection } from '../../../providers/realtime/realtimeContext.ts'

/** Says that the server cannot be reached, for as long as it cannot. */
export const OfflineBanner = () => {
  const translate = useTranslate()
  const offline = useConnection() === 'offline'
  return (
    <div role="status" className="hub-notice">
      <Collapse in={offline} unmountOnExit>
        <Alert severity="warning" sx={{ borderRadius: 0, borderWidth: '0 0 1px', px: 'var(--gutter)', py: 0.25 }}>
          {translate('app.shell.offline')}
        </Alert>
      </Collapse>
    </div>
  )
}
