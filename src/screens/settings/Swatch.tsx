import { Box } from '@mui/material'
import { accentOf } from '../../appearance/theme/palette.ts'
import type { Mode, ThemeSchema } from '../../appearance/theme/settings.ts'

/** A theme's colour. */
export const Swatch = ({ schema, mode }: { readonly schema: ThemeSchema; readonly mode: Mode }) => (
  <Box
    aria-hidden
    sx={{ width: 24, height: 24, borderRadius: '50%', border: '1px solid var(--line)', backgroundColor: accentOf(schema, mode).primary }}
  />
)
