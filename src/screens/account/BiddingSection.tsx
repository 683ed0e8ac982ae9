import { Box, Skeleton, Switch, Typography } from '@mui/material'
import { useId } from 'react'
import { ListError } from '../../admin/list/ListError.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { SectionCard } from './SectionCard.tsx'
import { useOwnUser } from './useOwnUser.ts'

/** The whole row is the switch's label. */
const ROW = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 44, cursor: 'pointer' } as const

const Choice = () => {
  const texts = useAreaTexts('account')
  const { query, save, saving } = useOwnUser()
  const help = useId()
  if (query.error) return <ListError />
  if (!query.data) return <Skeleton variant="rounded" height={44} />
  return (
    <>
      <Box component="label" sx={ROW}>
        <span>{texts('account.bidding.confirm')}</span>
        <Switch
          checked={query.data.confirmBids !== false}
          disabled={saving}
          onChange={(_, confirmBids) => void save({ confirmBids }, texts('account.bidding.saved'))}
          slotProps={{ input: { 'aria-describedby': help } }}
          sx={{ mx: 0 }}
        />
      </Box>
      <Typography id={help} variant="body2" color="text.secondary" sx={{ maxWidth: '65ch' }}>
        {texts('account.bidding.confirmHelp')}
      </Typography>
    </>
  )
}

/** Whether a bid asks for confirmation (`PRODUCT.md A16`). The choice applies immediately, in every browser of the user. */
export const BiddingSection = () => {
  const texts = useAreaTexts('account')
  return (
    <SectionCard title={texts('account.sections.bidding')} intro={texts('account.bidding.intro')}>
      <Choice />
    </SectionCard>
  )
}
