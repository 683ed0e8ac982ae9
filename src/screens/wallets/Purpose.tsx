import { Link, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { roomPath } from '../auctions/paths.ts'
import { lotOf, useLotName } from './lotNames.tsx'

const WITHDRAWAL = 'withdrawal:'

/** Link to a lot, with the name of its car. */
const Lot = ({ auction }: { readonly auction: string }) => {
  const t = useAreaTexts('wallets')
  const name = useLotName(auction)
  return (
    <Link component={LinkBase} to={roomPath(auction)} variant="body2" color="inherit" underline="hover">
      {t('wallets.bidOn', { lot: name || t('wallets.lot') })}
    </Link>
  )
}

/** A reference of the ledger as readable text. */
export const Purpose = ({ reference, reason }: { readonly reference: string | null; readonly reason?: string | null }) => {
  const t = useAreaTexts('wallets')
  const auction = lotOf(reference)
  if (auction !== undefined) return <Lot auction={auction} />
  const name = reference?.startsWith(WITHDRAWAL) ? t('wallets.pendingWithdrawal') : reference
  return (
    <>
      <Typography component="bdi" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {reason && (
        <Typography component="div" variant="body2" color="text.secondary" dir="auto" sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}>
          {reason}
        </Typography>
      )}
    </>
  )
}
