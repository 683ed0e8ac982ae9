import { Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A titled card of a deal's page. */
export const Panel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
    <Typography variant="h6" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Card>
)
