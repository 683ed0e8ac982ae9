import { Box } from '@mui/material'

const COUNT = {
  display: 'inline-block',
  minWidth: '1.5em',
  px: '0.4em',
  marginInlineStart: '0.5em',
  borderRadius: '0.75em',
  fontSize: '0.75rem',
  lineHeight: '1.5em',
  fontWeight: 600,
  textAlign: 'center',
  backgroundColor: 'error.main',
  color: 'error.contrastText',
} as const

interface Props {
  readonly count: number
  /** The count in words. */
  readonly label: string
}

/** How many mistakes are in a part that may be closed, behind its name. */
export const ErrorCount = ({ count, label }: Props) =>
  count === 0 ? null : (
    <Box component="span" role="img" aria-label={label} title={label} sx={COUNT}>
      {count}
    </Box>
  )
