import { Box, Stack } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'

/** The product's sign: a road that leads into the distance. */
const Sign = () => (
  <Box
    component="svg"
    viewBox="0 0 32 32"
    aria-hidden
    sx={{ width: 32, height: 32, flexShrink: 0, color: 'primary.main', '& path': { fill: 'var(--brand-ink, var(--neutral))' } }}
  >
    <rect width="32" height="32" rx="9" fill="currentColor" />
    <path d="M7 20.5 9.3 13a2.6 2.6 0 0 1 2.5-1.9h8.4a2.6 2.6 0 0 1 2.5 1.9l2.3 7.5v4a1 1 0 0 1-1 1h-1.6a1 1 0 0 1-1-1v-1.4H10.6v1.4a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1zm3.2-1.8h11.6l-1.5-4.9a.7.7 0 0 0-.6-.5h-7.4a.7.7 0 0 0-.6.5z" />
  </Box>
)

/** The product, and the way home. */
export const Brand = ({ short = false }: { readonly short?: boolean }) => {
  const translate = useTranslate()
  return (
    <Stack
      component={LinkBase}
      to="/home"
      direction="row"
      aria-label={translate('app.title')}
      sx={{ alignItems: 'center', gap: 1.25, color: 'text.primary', textDecoration: 'none', borderRadius: 1, width: 'fit-content' }}
    >
      <Sign />
      {!short && (
        <Box component="span" sx={{ fontSize: '1rem', fontWeight: 700, letterSpacing: '-0.015em', whiteSpace: 'nowrap' }}>
          {translate('app.title')}
        </Box>
      )}
    </Stack>
  )
}
