import { Stack, type SvgIcon, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly icon: typeof SvgIcon
  readonly tone?: 'danger'
  /** One sentence: what is not there, or what went wrong. */
  readonly text: ReactNode
  readonly hint?: ReactNode
  /** One line within a card, where a part of a page is empty. */
  readonly compact?: boolean
  /** The way on. */
  readonly children?: ReactNode
}

const ROUND = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: '50%',
  color: 'text.secondary',
  bgcolor: 'action.hover',
  '&[data-tone=danger]': { color: 'var(--danger)', bgcolor: 'color-mix(in srgb, var(--danger) 10%, var(--paper))' },
} as const

const Compact = ({ icon: Icon, tone, text, children }: Props) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 40 }}>
    <Stack component="span" data-tone={tone} sx={{ ...ROUND, width: 32, height: 32 }}>
      <Icon sx={{ fontSize: 18 }} />
    </Stack>
    <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: 0 }}>
      {text}
    </Typography>
    {children}
  </Stack>
)

/** What stands where there is nothing to show: a sign, a sentence, and what can be done. */
export const EmptyState = (props: Props) => {
  const { icon: Icon, tone, text, hint, compact = false, children } = props
  if (compact) return <Compact {...props} />
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, py: { xs: 6, sm: 8 }, px: 2, textAlign: 'center' }}>
      <Stack component="span" data-tone={tone} sx={{ ...ROUND, width: 64, height: 64 }}>
        <Icon sx={{ fontSize: 28 }} />
      </Stack>
      <Stack sx={{ gap: 0.5, maxWidth: 420 }}>
        <Typography variant="h6" component="p">
          {text}
        </Typography>
        {hint && (
          <Typography variant="body2" color="text.secondary">
            {hint}
          </Typography>
        )}
      </Stack>
      {children}
    </Stack>
  )
}
