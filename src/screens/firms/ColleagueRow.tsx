import { Avatar, Box, Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ToneChip } from '../../admin/StateChip.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { Colleague } from './useColleagues.ts'

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: { xs: 2, sm: 3 }, py: 1.75 } as const

interface Props {
  readonly colleague: Colleague
  readonly busy: boolean
  /** Sends an expired invitation again. */
  readonly onInvite: () => void
  /** Absent if the user may not remove this colleague. */
  readonly onRemove?: () => void
}

/** Name, state and address. */
const Identity = ({ name, email, role, state, own }: Colleague) => {
  const texts = useAreaTexts('access')
  const translate = useTranslate()
  return (
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, fontWeight: 600 }}>
        <bdi>{name}</bdi>
        {own && <Chip size="small" color="primary" label={texts('access.colleagues.own')} />}
        {state === 'invited' && <Chip size="small" variant="outlined" label={texts('access.colleagues.invited')} />}
        {state === 'expired' && <ToneChip tone="caution" label={texts('access.colleagues.expired')} />}
        {role === 'Admin' && <Chip size="small" variant="outlined" label={translate('resources.users.options.roles.Admin')} />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <bdi>{email}</bdi>
      </Typography>
    </Box>
  )
}

/** One colleague with role and state, and a button that removes them. */
export const ColleagueRow = ({ colleague, busy, onInvite, onRemove }: Props) => {
  const texts = useAreaTexts('access')
  const [asking, setAsking] = useState(false)
  const { name, state } = colleague
  const invited = state !== 'active'
  const remove = () => {
    setAsking(false)
    onRemove?.()
  }
  return (
    <Box component="li" sx={ROW}>
      <Avatar aria-hidden>{name.trim().charAt(0).toUpperCase()}</Avatar>
      <Identity {...colleague} />
      {state === 'expired' && onRemove && (
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={onInvite}
          aria-label={texts('access.colleagues.inviteAgainThis', { name })}
        >
          {texts('access.colleagues.inviteAgain')}
        </Button>
      )}
      {onRemove && (
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={invited ? remove : () => setAsking(true)}
          aria-label={texts(invited ? 'access.colleagues.withdrawThis' : 'access.colleagues.removeThis', { name })}
        >
          {texts(invited ? 'access.colleagues.withdraw' : 'access.colleagues.remove')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={texts('access.colleagues.removeTitle', { name })}
        text={texts('access.colleagues.removeText')}
        yes={texts('access.colleagues.remove')}
        tone="error"
        onYes={remove}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
