import { Box, Link } from '@mui/material'
import Markdown from 'markdown-to-jsx'

/** A link; without an address, which the library removes if it is unsafe, only its text. */
const SafeLink = ({ href, children }: { readonly href?: string; readonly children?: React.ReactNode }) =>
  href ? (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Link>
  ) : (
    children
  )

/** Raw HTML stays text, and the library sanitizes addresses. Images are not loaded, since they would disclose the reader to other servers. */
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
