import CloudOff from '@mui/icons-material/CloudOffOutlined'
import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { TintedIcon, type Tone } from '../../../ui/TintedIcon.tsx'

interface Props {
  readonly icon: ReactNode
  readonly tone?: Tone
  readonly text: string
  readonly action?: ReactNode
  readonly role?: 'alert'
}

/** Said in the middle of a part that has nothing to show. */
export const Notice = ({ icon, tone = 'neutral', text, action, role }: Props) => (
  <Box
    role={role}
    sx={{
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 1.5,
      minHeight: 160,
      p: 3,
      textAlign: 'center',
    }}
  >
    <Box sx={{ '& > *': { borderRadius: '50%', width: 48, height: 48 }, '& svg': { fontSize: '24px !important' } }}>
      <TintedIcon tone={tone}>{icon}</TintedIcon>
    </Box>
    <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '36ch' }}>
      {text}
    </Typography>
    {action}
  </Box>
)

/** Says that a part could not be loaded, and tries again. */
export const Failed = ({ retry }: { readonly retry: () => void }) => {
  const translate = useTranslate()
  return (
    <Notice
      role="alert"
      icon={<CloudOff />}
      tone="danger"
      text={translate('app.notify.requestFailed')}
      action={
        <Button variant="outlined" size="small" onClick={() => retry()}>
          {translate('app.list.retry')}
        </Button>
      }
    />
  )
}
