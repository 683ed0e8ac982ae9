import { Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { strengthOf } from './strength.ts'

const TONES = ['danger', 'danger', 'caution', 'good', 'good'] as const

/** Strength of the password that is being typed, as four bars and a word. Renders nothing while the input is empty. */
export const PasswordStrength = () => {
  const texts = useAreaTexts('account')
  const password: unknown = useWatch({ name: 'password' })
  const typed = typeof password === 'string' ? password : ''
  const strength = strengthOf(typed)
  const shown = typed === '' ? 0 : Math.max(1, strength)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 1, minHeight: '1.5em' }}>
      {[1, 2, 3, 4].map((step) => (
        <Box
          key={step}
          aria-hidden
          sx={{
            flex: 1,
            height: 4,
            borderRadius: '2px',
            backgroundColor: step <= shown ? `var(--${TONES[strength]})` : 'var(--line)',
          }}
        />
      ))}
      <Typography variant="caption" role="status" sx={{ minWidth: 96, textAlign: 'end', color: 'text.secondary' }}>
        {typed === '' ? '' : texts(`account.password.strength.${strength}`)}
      </Typography>
    </Box>
  )
}
