import { Box, Divider, Skeleton, Stack, Typography } from '@mui/material'
import { ListError } from '../../admin/list/ListError.tsx'
import { ToneChip } from '../../admin/StateChip.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { type OwnEmail, useOwnEmail } from '../access/useOwnEmail.ts'
import { EmailChange } from './EmailChange.tsx'
import { EmailCode } from './EmailCode.tsx'
import { SectionCard } from './SectionCard.tsx'

const Address = ({ email, verified }: OwnEmail) => {
  const texts = useAreaTexts('account')
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography component="bdi" dir="ltr" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      <ToneChip tone={verified ? 'good' : 'caution'} label={texts(verified ? 'account.email.verified' : 'account.email.unverified')} />
    </Stack>
  )
}

/** The user's address: whether it is verified, the code that verifies it, and how to change it. */
export const EmailSection = () => {
  const texts = useAreaTexts('account')
  const { data, error } = useOwnEmail()
  if (error) return <ListError />
  return (
    <SectionCard title={texts('account.sections.email')} intro={texts('account.email.intro')}>
      {data ? (
        <Stack sx={{ gap: 3 }}>
          <Address {...data} />
          {data.verified && !data.pending ? null : <EmailCode key={data.pending ?? data.email} address={data.pending ?? data.email} />}
          <Divider />
          <EmailChange key={data.email} />
        </Stack>
      ) : (
        <Box aria-busy>
          <Skeleton variant="rounded" height={160} />
        </Box>
      )}
    </SectionCard>
  )
}
