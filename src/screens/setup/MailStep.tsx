import { Alert, Box, Button, Link } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import { toneColor } from '../../admin/StateChip.tsx'
import type { Setup, setupCalls } from '../../domain/setup.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { Tone } from '../../model/entitySchema.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

type Tested = AnswerOf<typeof setupCalls.testMail>

const TONES: Readonly<Record<Tested['outcome'], Tone>> = { sent: 'good', kept: 'hint', failed: 'danger' }

const Outcome = ({ outcome, to }: Tested) => {
  const t = useAreaTexts('setup')
  return (
    <Alert severity={toneColor(TONES[outcome])} sx={{ flexBasis: '100%' }}>
      {t(`setup.mail.${outcome}`, { to })}{' '}
      {outcome !== 'sent' && (
        <Link component={LinkBase} to="/outboxMails">
          {t('setup.mail.outbox')}
        </Link>
      )}
    </Alert>
  )
}

interface Props {
  readonly mail: Setup['mail']
  readonly refresh: () => void
}

/** Tests mail with a message to the user. */
export const MailStep = ({ mail, refresh }: Props) => {
  const t = useAreaTexts('setup')
  const { call } = useHub()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call<typeof setupCalls.testMail>('POST', '/api/setup/mail', {}),
    onSettled: refresh,
  })
  return (
    <>
      {mail === 'outbox' && (
        <Box sx={{ flexBasis: '100%', minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
          {t('setup.mail.unset')} <code dir="ltr">SMTP_URL=smtp://user:password@host:587</code>
        </Box>
      )}
      <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
        {t(isPending ? 'setup.mail.sending' : 'setup.mail.test')}
      </Button>
      <Box role="status" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {data && !isPending && <Outcome {...data} />}
        {error && !isPending && <Alert severity="error">{error.message}</Alert>}
      </Box>
    </>
  )
}
