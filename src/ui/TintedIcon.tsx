import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocaleState } from 'react-admin'

export type Tone = 'neutral' | 'primary' | 'good' | 'caution' | 'danger' | 'hint'

const colors = (tone: Tone) =>
  tone === 'neutral'
    ? { color: 'var(--muted)', backgroundColor: 'var(--hover)' }
    : { color: `var(--${tone})`, backgroundColor: `color-mix(in srgb, var(--${tone}) 12%, var(--paper))` }

interface Props {
  readonly tone?: Tone
  readonly children: ReactNode
}

/** An icon, or the first letters of a name, on a tinted background. Decorative: the text is beside it. */
export const TintedIcon = ({ tone = 'neutral', children }: Props) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: 36,
      height: 36,
      borderRadius: '10px',
      fontSize: '0.75rem',
      fontWeight: 600,
      '& svg': { fontSize: 20 },
      ...colors(tone),
    }}
  >
    {children}
  </Box>
)

const letters = (name: string, locale: string): string =>
  name
    .trim()
    .split(/\s+/)
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase(locale)

/** Initials of a user, hidden from assistive technology. */
export const Initials = ({ name }: { readonly name: string }) => {
  const [locale] = useLocaleState()
  return (
    <TintedIcon>
      <Box component="span" data-initials={letters(name, locale)} sx={{ '&::before': { content: 'attr(data-initials)' } }} />
    </TintedIcon>
  )
}
