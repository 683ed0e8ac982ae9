import CloudOff from '@mui/icons-material/CloudOff'
import Sensors from '@mui/icons-material/Sensors'
import Sync from '@mui/icons-material/Sync'
import { Alert, Chip } from '@mui/material'
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { chipColor, toneColor } from '../../../admin/StateChip.tsx'
import type { Tone } from '../../../model/entitySchema.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import type { Connection } from '../../../providers/realtime/createRealtime.ts'
import { useConnection } from '../../../providers/realtime/realtimeContext.ts'

const TONES: Readonly<Partial<Record<Connection, Tone>>> = { connected: 'good', offline: 'danger' }

const ICONS: Readonly<Record<Connection, ReactElement>> = { connected: <Sensors />, connecting: <Sync />, offline: <CloudOff /> }

/** Whether the live connection is open. */
export const ConnectionChip = () => {
  const t = useAreaTexts('bidding')
  const connection = useConnection()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={chipColor(TONES[connection])}
      icon={ICONS[connection]}
      label={t(`bidding.connection.${connection}`)}
    />
  )
}

/** Announces a lost and a restored connection; silent during the first connection attempt. */
export const ConnectionHint = () => {
  const t = useAreaTexts('bidding')
  const connection = useConnection()
  const notify = useNotify()
  const [wasConnected, setWasConnected] = useState(connection === 'connected')
  const lost = useRef(false)
  if (connection === 'connected' && !wasConnected) setWasConnected(true)
  const changed = useEffectEvent(() => {
    if (connection === 'connected' && lost.current) notify(t('bidding.connection.restored'), { type: 'success' })
    lost.current = connection !== 'connected' && wasConnected
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces the change only
  useEffect(() => changed(), [connection])
  if (connection === 'connected' || (connection === 'connecting' && !wasConnected)) return null
  return (
    <Alert severity={toneColor(TONES[connection] ?? 'caution')} role="status" icon={ICONS[connection]}>
      {t(`bidding.connection.${connection}Text`)}
    </Alert>
  )
}
