import { Box, Button, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { PADDING } from './grid.ts'
import { PanelBoundary } from './PanelBoundary.tsx'

interface Props {
  readonly title: string
  /** Shown below the title. */
  readonly subtitle?: ReactNode
  /** Address of the full list. */
  readonly to?: string
  /** At the end of the title's line. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

const ShowAll = ({ title, to }: { readonly title: string; readonly to: string }) => {
  const t = useAreaTexts('home')
  const labelled = useLabelled()
  return (
    <Button
      component={LinkBase}
      to={to}
      size="small"
      color="inherit"
      aria-label={labelled(t('home.showAll'), title)}
      sx={{ color: 'text.secondary', marginInlineEnd: -1 }}
    >
      {t('home.showAll')}
    </Button>
  )
}

/** A titled card of the start page, as high as its neighbours. */
export const Panel = ({ title, subtitle, to, tools, children }: Props) => (
  <Card component="section" aria-label={title} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, px: PADDING, pt: PADDING, pb: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h6" component="h2" sx={{ lineHeight: '30px' }}>
          {title}
        </Typography>
        {subtitle}
      </Box>
      {tools}
      {to !== undefined && <ShowAll title={title} to={to} />}
    </Box>
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, pb: 1.5 }}>
      <PanelBoundary>{children}</PanelBoundary>
    </Box>
  </Card>
)
