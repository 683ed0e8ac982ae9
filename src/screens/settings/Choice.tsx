import { Box, type SxProps, type Theme } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface Props<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  readonly nameOf: (option: T) => string
  readonly pictureOf?: (option: T) => ReactNode
  readonly onChange: (option: T) => void
  readonly columns: number
  readonly sx?: SxProps<Theme>
}

const OPTION = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.75,
  minHeight: 'var(--control)',
  p: 0.75,
  border: '1px solid var(--line)',
  borderRadius: '10px',
  fontSize: '0.8125rem',
  textAlign: 'center',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'action.hover' },
  '&:has(:checked)': { borderColor: 'primary.main', backgroundColor: 'var(--primary-subtle)', fontWeight: 600 },
  '&:has(:focus-visible)': { outline: '2px solid var(--primary)', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'pointer' },
} as const

/** One of a few, all of them in sight. */
export const Choice = <T extends string>({ label, value, options, nameOf, pictureOf, onChange, columns, sx }: Props<T>) => {
  const name = useId()
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {options.map((option) => (
          <Box key={option} component="label" sx={[OPTION, ...(Array.isArray(sx) ? sx : [sx])]}>
            <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
            {pictureOf?.(option)}
            <span className="choice-text">{nameOf(option)}</span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
