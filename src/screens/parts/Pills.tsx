import { Box, ButtonBase, Stack } from '@mui/material'

export interface Pill<Name extends string> {
  readonly name: Name
  readonly label: string
  /** How many there are behind it. */
  readonly count?: number
  /** Asks for attention. */
  readonly urgent?: boolean
}

interface Props<Name extends string> {
  readonly label: string
  readonly pills: readonly Pill<Name>[]
  readonly value: Name
  readonly onChange: (name: Name) => void
}

/** The ends fade where pills go on out of sight; on phones the row runs to the window's edges. */
const SCROLLS = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  mx: { xs: '-16px', sm: 0 },
  px: { xs: '16px', sm: 0 },
  maskImage: { xs: 'linear-gradient(90deg, transparent, #000 16px, #000 calc(100% - 24px), transparent)', sm: 'none' },
} as const

const PILL = {
  gap: 0.75,
  flexShrink: 0,
  minHeight: { xs: 40, sm: 32 },
  px: 1.5,
  borderRadius: '8px',
  border: '1px solid transparent',
  typography: 'button',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&[aria-pressed=true]': { color: 'text.primary', bgcolor: 'background.paper', borderColor: 'divider', boxShadow: 'var(--card-shadow)' },
  '&:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: -2 },
} as const

/** One of a few parts of what there is; a row that scrolls sideways where it is too wide. */
export const Pills = <Name extends string>({ label, pills, value, onChange }: Props<Name>) => (
  <Box sx={SCROLLS}>
    <Stack
      direction="row"
      role="group"
      aria-label={label}
      sx={{ width: 'max-content', gap: 0.25, p: '3px', borderRadius: '10px', bgcolor: 'action.hover' }}
    >
      {pills.map(({ name, label: text, count, urgent = false }) => (
        <ButtonBase key={name} aria-pressed={name === value} onClick={() => onChange(name)} sx={PILL}>
          {text}{' '}
          {count !== undefined && (
            <Box
              component="span"
              sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 500, color: urgent && count > 0 ? 'error.main' : 'text.secondary' }}
            >
              {count}
            </Box>
          )}
        </ButtonBase>
      ))}
    </Stack>
  </Box>
)
