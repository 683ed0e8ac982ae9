import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly intro: string
  /** The content has no padding: its rows have their own. */
  readonly flush?: boolean
  /** Keeps the description above the content at every width. */
  readonly above?: boolean
  readonly children: ReactNode
}

/** From this width on the title is beside the content, as in the generated forms. */
const WIDE = '@container section (min-width: 960px)'
const BESIDE = '320px'

const HEAD = { px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 } } as const
const BODY = { px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 2.5 }, pb: { xs: 2, sm: 3 } } as const
const COLUMNS = {
  [WIDE]: { display: 'grid', gridTemplateColumns: `${BESIDE} minmax(0, 1fr)`, '& > :last-child': { minWidth: 0 } },
} as const

/** One section of the account: title and description, then its content. */
export const SectionCard = ({ title, intro, flush = false, above = false, children }: Props) => (
  <Card component="section" sx={{ containerType: 'inline-size', containerName: 'section' }}>
    <Box sx={above ? undefined : COLUMNS}>
      <Box sx={HEAD}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '65ch', textWrap: 'balance' }}>
          {intro}
        </Typography>
      </Box>
      <Box sx={flush ? undefined : BODY}>{children}</Box>
    </Box>
  </Card>
)

/** Full-width rows with lines between them, the first line below the title. */
export const ROWS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mt: 2,
  '& > li': { borderTop: '1px solid var(--line)' },
  [WIDE]: { mt: 1, '& > li:first-of-type': { borderTop: 0 } },
} as const

const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    borderTop: '1px solid var(--line)',
    [WIDE]: { insetInlineStart: `-${BESIDE}` },
  },
  '& > .MuiButton-contained': { minWidth: 112, flex: { xs: 1, sm: 'none' } },
} as const

/** The buttons at the end of a section. */
export const SectionActions = ({ children }: { readonly children: ReactNode }) => <Box sx={ACTIONS}>{children}</Box>

/** Fields in one or two columns, evenly spaced with and without help texts or errors. */
export const FIELDS = {
  display: 'grid',
  columnGap: 2,
  rowGap: '1.5rem',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  '& .MuiFormControl-root': { marginBlock: 0 },
  '& .MuiFormHelperText-root': { marginBlock: '4px 0', lineHeight: 1.4, textWrap: 'balance' },
} as const
