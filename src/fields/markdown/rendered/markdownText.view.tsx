import { Box, Link } from '@mui/material'
import Markdown from 'markdown-to-jsx'

/** An address that the library refused leaves only its text. */
const SafeLink = ({ href, children }: { readonly href?: string; readonly children?: React.ReactNode }) =>
  href ? (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Link>
  ) : (
    children
  )

/** Raw HTML stays text, and the library sanitizes addresses; images are not loaded, since they would reveal the reader to strangers. */
const options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  overrides: { a: SafeLink, img: ({ alt }: { alt?: string }) => <>{alt}</> },
} as const

const MarkdownText = ({ text }: { readonly text: string }) => (
  <Box dir="auto" sx={{ overflowWrap: 'anywhere', '& pre': { overflowX: 'auto' } }}>
    <Markdown options={options}>{text}</Markdown>
  </Box>
)

export default MarkdownText
