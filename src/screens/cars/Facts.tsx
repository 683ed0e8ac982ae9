import { Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A part of a car's page under its heading. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Paper component="section" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
    <Typography variant="subtitle1" component="h2" sx={{ mb: 1, fontWeight: 600 }}>
      {title}
    </Typography>
    {children}
  </Paper>
)

/** Labels with their values; what has no value is left out. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(100px, auto) minmax(0, 1fr)', columnGap: 2, rowGap: 0.75 }}>
    {facts.map(
      ([label, value]) =>
        value !== undefined &&
        value !== null &&
        value !== '' && (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ),
    )}
  </Box>
)
