import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useRecords } from '../../../admin/useRecords.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'

/** To the deal of a sold lot, for its buyer and seller: what is owed, and what comes next. */
export const DealLink = ({ auction }: { readonly auction: string }) => {
  const t = useAreaTexts('bidding')
  const { data } = useRecords('deals', { filter: { auction }, sort: { field: 'wonAt', order: 'DESC' }, limit: 1 })
  const deal = data?.[0]
  if (!deal) return null
  return (
    <Button component={LinkBase} to={`/deals/${deal.id}/show`} variant="contained" sx={{ alignSelf: 'flex-start' }}>
      {t('bidding.room.openDeal')}
    </Button>
  )
}
