import { Box } from '@mui/material'

/** SQL on a report's page, from left to right in every language. */
const SqlText = ({ value }: { readonly value: unknown }) => (
  <Box component="pre" dir="ltr" sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'left' }}>
    {String(value)}
  </Box>
)

export default SqlText
