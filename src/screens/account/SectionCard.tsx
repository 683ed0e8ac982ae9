import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly intro: string
  /** Rows that bring their own distances reach from side to side. */
  readonly flush?: boolean
  readonly children: ReactNode
}

const HEAD = { px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 } } as const
const BODY = { px: { xs: 2, sm: 3 }, pt: 2.5, pb: { xs: 2, sm: 3 } } as const

/** One section of the account: what it is for, then what one does there. */
export const SectionCard = ({ title, intro, flush = false, children }: Props) => (
  <Card component="section" sx={{ maxWidth: 860 }}>
    <Box sx={HEAD}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '65ch' }}>
        {intro}
      </Typography>
    </Box>
    {flush ? children : <Box sx={BODY}>{children}</Box>}
  </Card>
)

const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderTop: '1px solid var(--line)',
  '& > .MuiButton-contained': { minWidth: 112, flex: { xs: 1, sm: 'none' } },
} as const

/** The end of a section: what is done with it. */
export const SectionActions = ({ children }: { readonly children: ReactNode }) => <Box sx={ACTIONS}>{children}</Box>

/** Its fields, in one column or two, evenly apart whether they have help or errors or not. */
export const FIELDS = {
  display: 'grid',
  columnGap: 2,
  rowGap: '1.875rem',
  pb: '0.75rem',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  '& .MuiFormControl-root': { marginBlock: 0 },
  '& .MuiFormHelperText-root': { marginTop: '3px', marginBottom: 'calc(-3px - 1.35em)', lineHeight: 1.35 },
} as const
