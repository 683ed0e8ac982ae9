import { useSortable } from '@dnd-kit/sortable'
import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Close from '@mui/icons-material/Close'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, Card, IconButton, MenuItem, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { TILE_SIZES, type TileSize } from '../../../model/tileSizes.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { widthOf } from './tileGrid.ts'
import type { Tile } from './useDashboardTiles.ts'

/** Arrow keys follow the reading direction. */
const ALONG = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const

interface Props {
  readonly tile: Tile
  readonly first: boolean
  readonly last: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onSize: (size: TileSize) => void
  readonly onRemove: () => void
}

interface ToolProps {
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

const Tool = ({ label, disabled = false, onClick, children }: ToolProps) => (
  <IconButton size="small" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    {children}
  </IconButton>
)

const SizeChoice = ({ tile: { name, size }, onSize }: Pick<Props, 'tile' | 'onSize'>) => {
  const t = useAreaTexts('dashboards')
  return (
    <TextField
      select
      size="small"
      value={size}
      onChange={({ target }) => onSize(TILE_SIZES.find((one) => one === target.value) ?? size)}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('dashboards.size', { name }) } } }}
      sx={{ flex: 1, minWidth: 0 }}
    >
      {TILE_SIZES.map((one) => (
        <MenuItem key={one} value={one}>
          {t(`dashboards.sizes.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** A report that is being arranged: its name and actions. */
export const ArrangedTile = ({ tile, first, last, onMove, onSize, onRemove }: Props) => {
  const { report, name, size } = tile
  const t = useAreaTexts('dashboards')
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: report })
  return (
    <Card
      ref={setNodeRef}
      component="article"
      aria-label={name}
      sx={{ ...widthOf(size), p: 1.5, zIndex: isDragging ? 1 : 0, boxShadow: isDragging ? 6 : undefined }}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton
          ref={setActivatorNodeRef}
          size="small"
          {...attributes}
          {...listeners}
          aria-label={t('dashboards.drag', { name })}
          sx={{ cursor: 'grab', touchAction: 'none' }}
        >
          <DragIndicator fontSize="small" />
        </IconButton>
        <Typography variant="subtitle1" component="h3" noWrap sx={{ flex: 1 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Tool label={t('dashboards.remove', { name })} onClick={onRemove}>
          <Close fontSize="small" />
        </Tool>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 1 }}>
        <SizeChoice tile={tile} onSize={onSize} />
        <Tool label={t('dashboards.earlier', { name })} disabled={first} onClick={() => onMove(-1)}>
          <ArrowBack fontSize="small" sx={ALONG} />
        </Tool>
        <Tool label={t('dashboards.later', { name })} disabled={last} onClick={() => onMove(1)}>
          <ArrowForward fontSize="small" sx={ALONG} />
        </Tool>
      </Box>
    </Card>
  )
}
