import { Box, Paper, Typography } from '@mui/material'

export interface TooltipLine {
  readonly name: string
  readonly color: string
  readonly value: string
}

/** Content at the pointer, in the style of popovers. */
export const ChartTooltip = ({ title, lines }: { readonly title?: string; readonly lines: readonly TooltipLine[] }) => (
  <Paper
    elevation={0}
    sx={{ px: 1.5, py: 1, border: '1px solid var(--line)', boxShadow: 'var(--shadow)', backgroundColor: 'var(--raised)' }}
  >
    {title !== undefined && (
      <Typography variant="caption" component="div" color="text.secondary" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
    )}
    {lines.map(({ name, color, value }) => (
      <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ width: 8, height: 8, borderRadius: '2px', backgroundColor: color }} />
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', marginInlineStart: '12px' }}>
          <bdi>{value}</bdi>
        </Typography>
      </Box>
    ))}
  </Paper>
)
