import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { IN_LINES, PADDING } from '../parts/grid.ts'

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly to: string
  /** The formatted number. */
  readonly value: ReactNode
  /** Beside the trend. */
  readonly chip?: ReactNode
  /** A sparkline, or a bar for a share of a whole. */
  readonly picture: ReactNode
  /** Text below: the number it is compared with, or the whole it is part of. */
  readonly note: ReactNode
}

/** Name, number, picture and note share grid rows with the neighbouring cards, so they align whatever their heights. */
const BOX = { ...IN_LINES, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', alignContent: 'start', p: PADDING } as const

const LABEL = { display: 'flex', alignItems: 'flex-start', gap: 1, color: 'text.secondary', '& svg': { fontSize: 20 } } as const

const NUMBER = {
  fontSize: 'clamp(1.375rem, 1.1rem + 0.6vw, 1.75rem)',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  lineHeight: '40px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const

const PICTURE = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 36, mt: 0.5 } as const

/** A number with its trend; links to the records behind it. */
export const FigureCard = ({ label, icon, to, value, chip, picture, note }: Props) => (
  <Card sx={IN_LINES}>
    <CardActionArea component={LinkBase} to={to} sx={BOX}>
      <Box sx={LABEL}>
        <Typography variant="body2" component="span" sx={{ flex: 1, fontWeight: 500, textWrap: 'balance' }}>
          {label}
        </Typography>
        {icon}
      </Box>
      <Box sx={NUMBER}>
        <bdi>{value}</bdi>
      </Box>
      <Box sx={PICTURE}>
        {chip}
        <Box sx={{ flex: 1, minWidth: 0, maxWidth: chip ? 160 : undefined, marginInlineStart: 'auto' }}>{picture}</Box>
      </Box>
      <Typography
        variant="caption"
        component="span"
        color="text.secondary"
        sx={{ pt: 1, fontVariantNumeric: 'tabular-nums', textWrap: 'balance' }}
      >
        {note}
      </Typography>
    </CardActionArea>
  </Card>
)

/** Skeleton of a card. */
export const FigureSkeleton = () => (
  <Card aria-hidden sx={BOX}>
    <Skeleton width="50%" height={20} />
    <Skeleton width="70%" height={40} />
    <Box sx={PICTURE}>
      <Skeleton variant="rounded" width={64} height={24} />
      <Skeleton variant="rounded" height={32} sx={{ flex: 1, maxWidth: 160 }} />
    </Box>
    <Skeleton width="60%" height={19} sx={{ mt: 1 }} />
  </Card>
)

/** A card whose number failed to load. */
export const FigureError = ({ children }: { readonly children: ReactNode }) => <Card sx={{ display: 'flex' }}>{children}</Card>

/** A share of a whole, as a bar. */
export const Share = ({ part, whole, tone }: { readonly part: number; readonly whole: number; readonly tone: string }) => (
  <Box aria-hidden sx={{ height: 6, borderRadius: 3, backgroundColor: 'var(--hover)', overflow: 'hidden' }}>
    <Box
      sx={{
        height: '100%',
        borderRadius: 3,
        width: `${whole === 0 ? 0 : Math.min(100, (100 * part) / whole)}%`,
        backgroundColor: `var(--${tone})`,
      }}
    />
  </Box>
)
