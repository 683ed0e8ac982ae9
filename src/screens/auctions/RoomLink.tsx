import Sensors from '@mui/icons-material/Sensors'
import { Button, LinkBase, type RaRecord, useRecordContext } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { roomPath } from './paths.ts'

/** The way from an auction's page into its bidding room. */
const RoomLink = () => {
  const t = useAreaTexts('bidding')
  const record = useRecordContext<RaRecord>()
  if (!record) return null
  return (
    <Button component={LinkBase} to={roomPath(String(record.id))} label={t('bidding.room.title')}>
      <Sensors />
    </Button>
  )
}

export default RoomLink
