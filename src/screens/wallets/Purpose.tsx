import { Link, Typography } from '@mui/material'
import { LinkBase, useReference } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { recordLabel } from '../../model/recordLabel.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { roomPath } from '../auctions/paths.ts'

const BID = 'bid:'
const WITHDRAWAL = 'withdrawal:'

/** What is called by its reference in the ledger: a lot, by its car, with the way to it. */
const Lot = ({ auction }: { readonly auction: string }) => {
  const t = useAreaTexts('wallets')
  const { model } = useAdmin()
  const { referenceRecord: lot } = useReference({ reference: 'auctions', id: auction })
  const car = lot?.car
  const { referenceRecord } = useReference({ reference: 'cars', id: String(car), options: { enabled: car !== undefined } })
  const entity = model.entities.cars
  const name = referenceRecord && entity ? recordLabel(entity, referenceRecord) : t('wallets.lot')
  return (
    <Link component={LinkBase} to={roomPath(auction)}>
      {t('wallets.bidOn', { lot: name })}
    </Link>
  )
}

/** A reference as people read it. */
export const Purpose = ({ reference, reason }: { readonly reference: string | null; readonly reason?: string | null }) => {
  const t = useAreaTexts('wallets')
  if (reference?.startsWith(BID)) return <Lot auction={reference.slice(BID.length)} />
  const name = reference?.startsWith(WITHDRAWAL) ? t('wallets.pendingWithdrawal') : reference
  return (
    <>
      <Typography component="bdi" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {reason && (
        <Typography component="div" variant="body2" color="text.secondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Typography>
      )}
    </>
  )
}
