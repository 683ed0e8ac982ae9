import { Box, Button, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useTranslate } from 'react-admin'

interface Props {
  readonly title: string
  /** The list that explains what stands here. */
  readonly to?: string
  readonly children: ReactNode
}

/** A titled part of a start page. */
export const Panel = ({ title, to, children }: Props) => {
  const translate = useTranslate()
  return (
    <Card component="section" aria-label={title} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="subtitle1" component="h2" sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          {title}
        </Typography>
        {to !== undefined && (
          <Button component={LinkBase} to={to} size="small" aria-label={`${translate('app.home.showList')}: ${title}`}>
            {translate('app.home.showList')}
          </Button>
        )}
      </Box>
      {children}
    </Card>
  )
}
