import { Box } from '@mui/material'

/** A code in monospaced digits, to compare character by character. */
export const Code = ({ children }: { readonly children: string }) => (
  <Box component="span" dir="ltr" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {children}
  </Box>
)
