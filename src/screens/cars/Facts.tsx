import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A part of a car's page under its heading. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
    <Typography variant="h6" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Card>
)

const LIST = { m: 0, display: 'grid', gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)', columnGap: 3, rowGap: 1 } as const

/** Label above value, in as many columns as fit. */
const ACROSS = { ...LIST, gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))', columnGap: 2, rowGap: 1.5 } as const

interface Props {
  readonly facts: readonly (readonly [string, ReactNode])[]
  readonly across?: boolean
}

/** Labels with their values; empty values are left out. */
export const Facts = ({ facts, across = false }: Props) => (
  <Box component="dl" sx={across ? ACROSS : LIST}>
    {facts.map(
      ([label, value]) =>
        value !== undefined &&
        value !== null &&
        value !== '' && (
          <Box key={label} sx={across ? undefined : { display: 'contents' }}>
            <Typography component="dt" variant={across ? 'caption' : 'body2'} color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ),
    )}
  </Box>
)
