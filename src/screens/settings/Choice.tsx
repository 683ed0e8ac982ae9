import { Box } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface Props<T extends string> {
  /** Accessible name of the group. */
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  readonly nameOf: (option: T) => string
  readonly pictureOf?: (option: T) => ReactNode
  readonly onChange: (option: T) => void
  /** `segments`: words in a row; `swatches`: colours with their names; `cards`: drawings. */
  readonly variant?: Variant
}

const NATIVE = { position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'pointer' } as const
const FOCUS = { outline: '2px solid var(--primary)', outlineOffset: 2 } as const

const OPTION = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  fontSize: '0.8125rem',
  cursor: 'pointer',
  '& input': NATIVE,
  '&:has(:focus-visible)': FOCUS,
} as const

const SEGMENTS = {
  display: 'grid',
  maxWidth: 640,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '2px',
  p: '3px',
  borderRadius: '10px',
  backgroundColor: 'color-mix(in srgb, var(--text) 6%, var(--paper))',
  '& > label': {
    ...OPTION,
    justifyContent: 'center',
    textAlign: 'center',
    minHeight: 'max(32px, calc(var(--control) - 4px))',
    px: 1,
    borderRadius: '8px',
    color: 'text.secondary',
    fontWeight: 500,
    '&:hover': { color: 'text.primary' },
    '&:has(:checked)': {
      color: 'text.primary',
      backgroundColor: 'var(--paper)',
      boxShadow: '0 1px 2px #0000001a, 0 0 0 1px color-mix(in srgb, var(--text) 12%, transparent)',
      '.dark &': { backgroundColor: 'color-mix(in srgb, var(--text) 18%, var(--paper))', boxShadow: 'none' },
      fontWeight: 600,
    },
  },
} as const

const BORDERED = {
  ...OPTION,
  border: '1px solid var(--line)',
  borderRadius: '10px',
  '&:hover': { borderColor: 'color-mix(in srgb, var(--muted) 60%, var(--line))' },
  '&:has(:checked)': { borderColor: 'var(--primary)', boxShadow: 'inset 0 0 0 1px var(--primary)', fontWeight: 600 },
} as const

const SWATCHES = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > label': { ...BORDERED, minHeight: 'max(36px, var(--control))', paddingInline: '8px 14px', borderRadius: '999px' },
  // Widths at which five cards don't fit beside the title: three and two, not four and one.
  '@container settings (min-width: 640px) and (max-width: 759px)': { maxWidth: 352 },
} as const

/** Five cards in a row, or stacked with the drawing at the start: never a single one in the last row. */
const CARDS = {
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
  '& > label': { ...BORDERED, gap: 1.5, p: 1 },
  '& > label > span': { textWrap: 'balance' },
  '& > label > svg': { width: 84, flexShrink: 0 },
  '@container settings (min-width: 760px)': {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '& > label': { flexDirection: 'column', alignItems: 'stretch', gap: 1, textAlign: 'center' },
    '& > label > svg': { width: '100%' },
  },
} as const

const VARIANTS = { segments: SEGMENTS, swatches: SWATCHES, cards: CARDS } as const

type Variant = keyof typeof VARIANTS

/** A radio group whose options are all visible. */
export const Choice = <T extends string>({ label, value, options, nameOf, pictureOf, onChange, variant = 'segments' }: Props<T>) => {
  const name = useId()
  return (
    <Box role="radiogroup" aria-label={label} sx={VARIANTS[variant]}>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
          {pictureOf?.(option)}
          <span>{nameOf(option)}</span>
        </label>
      ))}
    </Box>
  )
}
