import Sensors from '@mui/icons-material/Sensors'
import { Button, LinkBase } from 'react-admin'
import { RecordAction } from '../../../admin/show/RecordAction.tsx'
import { useShownRecord } from '../../../admin/useRecords.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { roomPath } from '../paths.ts'
import { TryNowIcon, useRetryLot } from './RetryNow.tsx'

/** Links an auction's page to its bidding room; of a stuck lot a retry button too. */
const RoomLink = () => {
  const t = useAreaTexts('bidding')
  const record = useShownRecord('auctions')
  if (!record) return null
  return (
    <>
      {record.problem && <TryNow id={record.id} />}
      <Button component={LinkBase} to={roomPath(record.id)} label={t('bidding.room.title')}>
        <Sensors />
      </Button>
    </>
  )
}

const TryNow = ({ id }: { readonly id: string }) => {
  const t = useAreaTexts('bidding')
  const { busy, tryNow } = useRetryLot(id)
  return <RecordAction label={t('bidding.stuck.tryNow')} icon={<TryNowIcon />} disabled={busy} onClick={() => void tryNow()} />
}

export default RoomLink
