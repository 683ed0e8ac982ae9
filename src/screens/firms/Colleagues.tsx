import { Box, Skeleton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { storedUser } from '../../providers/auth/session.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ROWS, SectionCard } from '../account/SectionCard.tsx'
import { ColleagueRow } from './ColleagueRow.tsx'
import { InviteForm } from './InviteForm.tsx'
import { useColleagues } from './useColleagues.ts'

/** Users of the firm: lists, invites and removes them. */
export const Colleagues = () => {
  const texts = useAreaTexts('access')
  const translate = useTranslate()
  const admin = storedUser().authority.includes('Admin')
  const { list, removing, inviting, refresh } = useColleagues()
  const { data, isPending, error, refetch } = list
  return (
    <Box sx={{ mt: 2 }}>
      <SectionCard flush title={texts('access.colleagues.title')} intro={texts('access.colleagues.intro')}>
        {isPending && <Skeleton variant="rounded" height={64} sx={{ m: { xs: 2, sm: 3 } }} aria-busy />}
        {error && <ErrorState size="part" text={translate('app.list.loadFailed')} retry={() => void refetch()} />}
        {data && (
          <Box component="ul" sx={ROWS}>
            {data.map((colleague) => (
              <ColleagueRow
                key={colleague.id}
                colleague={colleague}
                busy={removing.isPending || inviting.isPending}
                onInvite={() => inviting.mutate(colleague)}
                {...(!colleague.own && (admin || colleague.role === 'Dealer') && { onRemove: () => removing.mutate(colleague) })}
              />
            ))}
          </Box>
        )}
        <Box sx={{ p: { xs: 2, sm: 3 }, borderTop: '1px solid var(--line)' }}>
          <InviteForm admins={admin} onInvited={() => void refresh()} />
        </Box>
      </SectionCard>
    </Box>
  )
}
