import { Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { AT } from './fieldGrid.ts'

interface Props {
  /** Absent in a form with one section. */
  readonly title?: string | undefined
  /** `under`: content below the title, in full width; `end`: narrow content, such as a column of amounts. Default: beside the title. */
  readonly content?: 'under' | 'end'
  readonly children: ReactNode
}

const BESIDE = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [AT.WIDE]: { columnGap: 4, gridTemplateColumns: '240px minmax(0, 1fr)' },
} as const

const AT_END = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 4,
  '& > :last-child': { flex: '0 1 360px' },
} as const

const FLOW = { beside: BESIDE, end: AT_END, under: undefined } as const

/** A part of a form with its heading, which is beside it on wide pages. */
export const FormSection = ({ title, content, children }: Props) => (
  <Card
    component="section"
    aria-label={title}
    sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible', ...(title !== undefined && FLOW[content ?? 'beside']) }}
  >
    {title !== undefined && (
      <Typography variant="h6" component="h2" sx={{ mb: content === undefined ? 0 : 2 }}>
        {title}
      </Typography>
    )}
    {children}
  </Card>
)
