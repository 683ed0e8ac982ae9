import { Box } from '@mui/material'
import { accentOf } from '../../appearance/theme/palette.ts'
import type { Mode, ThemeSchema } from '../../appearance/theme/settings.ts'

/** A theme's colour. */
export const Swatch = ({ schema, mode }: { readonly schema: ThemeSchema; readonly mode: Mode }) => (
  <Box
    aria-hidden
    sx={{
      width: 20,
      height: 20,
      flexShrink: 0,
      borderRadius: '50%',
      boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--text) 14%, transparent)',
      backgroundColor: accentOf(schema, mode).primary,
    }}
  />
)
