import { Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly intro: string
  readonly children: ReactNode
}

/** One section of the account: what it is for, then what one does there. */
export const SectionCard = ({ title, intro, children }: Props) => (
  <Card sx={{ maxWidth: 640 }}>
    <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
        {intro}
      </Typography>
      {children}
    </CardContent>
  </Card>
)
