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

/** Labels with their values; what has no value is left out. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) => (
  <Box component="dl" sx={LIST}>
    {facts.map(
      ([label, value]) =>
        value !== undefined &&
        value !== null &&
        value !== '' && (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
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
