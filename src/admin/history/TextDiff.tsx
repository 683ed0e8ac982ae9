import { Box } from '@mui/material'
import { type DiffLine, withContextLines } from './lineDiff.ts'

const LOOKS = {
  same: { sign: '', component: 'span', background: 'transparent' },
  removed: { sign: '−', component: 'del', background: 'color-mix(in srgb, var(--danger) 14%, transparent)' },
  added: { sign: '+', component: 'ins', background: 'color-mix(in srgb, var(--good) 14%, transparent)' },
} as const

const FRAME = {
  m: 0,
  width: '100%',
  boxSizing: 'border-box',
  py: 0.5,
  overflow: 'auto',
  maxHeight: 320,
  border: '1px solid var(--line)',
  borderRadius: '6px',
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '0.75rem',
  lineHeight: 1.6,
} as const

const LINE = {
  display: 'grid',
  gridTemplateColumns: '2ch minmax(0, 1fr)',
  px: 1,
  textDecoration: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const

/** The changed lines of a text, with a few around them. The text's own letters give its direction: code is left-to-right on every page. */
export const TextDiff = ({ lines, label }: { readonly lines: readonly DiffLine[]; readonly label: string }) => (
  <Box component="pre" dir="auto" tabIndex={0} role="group" aria-label={label} sx={FRAME}>
    {withContextLines(lines).map((line, at) => {
      if (!line)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else, and never change
          <Box component="span" key={at} sx={{ ...LINE, color: 'text.secondary' }}>
            …
          </Box>
        )
      const { sign, component, background } = LOOKS[line.kind]
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Box component={component} key={at} sx={{ ...LINE, background }}>
          <span>{sign}</span>
          <span>{line.text}</span>
        </Box>
      )
    })}
  </Box>
)
