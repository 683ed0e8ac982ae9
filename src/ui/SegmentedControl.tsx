import { Box, ButtonBase, Stack } from '@mui/material'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { overflowRef, SCROLL_SHADOWS } from './rows/scrollShadows.ts'
import { scrollToChosen } from './rows/scrollToChosen.ts'

interface Segment<Name extends string> {
  readonly name: Name
  readonly label: string
  /** Shown in place of the label, which then names the segment for screen readers. */
  readonly icon?: ReactNode
  /** Number of records of the segment, as text in the user's language. */
  readonly count?: string
  /** Whether the number is highlighted. */
  readonly urgent?: boolean
}

interface Props<Name extends string> {
  readonly label: string
  readonly segments: readonly Segment<Name>[]
  readonly value: Name
  readonly onChange: (name: Name) => void
}

/** Background of the whole control. */
const TRAY = { width: 'fit-content', maxWidth: '100%', p: '3px', borderRadius: '10px', bgcolor: 'action.hover' } as const

const SCROLLS = { overflowX: 'auto', scrollbarWidth: 'none', borderRadius: '8px', ...SCROLL_SHADOWS } as const

const SEGMENT = {
  gap: 0.75,
  flexShrink: 0,
  minHeight: { xs: 'max(40px, var(--touch, 0px))', sm: 'max(32px, var(--touch, 0px))' },
  px: 1.5,
  borderRadius: '8px',
  border: '1px solid transparent',
  typography: 'button',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&[aria-pressed=true]': { color: 'text.primary', bgcolor: 'background.paper', borderColor: 'divider', boxShadow: 'var(--card-shadow)' },
  '&:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: -2 },
} as const

const ICON_SEGMENT = { ...SEGMENT, px: { xs: 1.5, sm: 1 } } as const

/** Selects one of a few segments; scrolls horizontally if it is too wide. */
export const SegmentedControl = <Name extends string>({ label, segments, value, onChange }: Props<Name>) => {
  const group = useRef<HTMLDivElement>(null)
  const widths = segments.map(({ count }) => count?.length).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another segment is selected, and when counts get wider or narrower
  useLayoutEffect(() => {
    if (group.current?.parentElement) scrollToChosen(group.current.parentElement, '[aria-pressed=true]')
  }, [value, widths])
  return (
    <Box sx={TRAY}>
      <Box ref={overflowRef} sx={SCROLLS}>
        <Stack ref={group} direction="row" role="group" aria-label={label} sx={{ width: 'max-content', gap: 0.25 }}>
          {segments.map(({ name, label: text, icon, count, urgent = false }) => (
            <ButtonBase
              key={name}
              aria-label={icon === undefined ? undefined : text}
              aria-pressed={name === value}
              onClick={() => onChange(name)}
              sx={icon === undefined ? SEGMENT : ICON_SEGMENT}
            >
              {icon ?? text}{' '}
              {count !== undefined && (
                <Box
                  component="span"
                  sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 500, color: urgent ? 'error.main' : 'text.secondary' }}
                >
                  {count}
                </Box>
              )}
            </ButtonBase>
          ))}
        </Stack>
      </Box>
    </Box>
  )
}
