import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowForward from '@mui/icons-material/ArrowForward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Delete from '@mui/icons-material/DeleteOutline'
import { Box, Chip, IconButton, Skeleton, Stack, useTheme } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFileUrl } from '../../shared/uploads/fileBlob.view.tsx'
import { FileLink } from '../../shared/uploads/fileLink.view.tsx'
import { TARGET } from './target.ts'

interface Props {
  readonly id: string
  readonly kind: 'image' | 'file'
  readonly position: number
  readonly count: number
  readonly disabled: boolean
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  /** Position of the tile that is dropped here. */
  readonly onDropTile: (from: number) => void
}

/** Data type of a dragged tile, to distinguish it from other dropped data. */
const POSITION = 'application/x-upload-position'

const PICTURE = { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', display: 'block', borderRadius: 1 } as const

/** Legible on any picture. */
const ON_PICTURE = {
  position: 'absolute',
  top: 6,
  insetInlineStart: 6,
  '&&': { color: '#fff', backgroundColor: 'rgb(0 0 0 / 0.72)' },
} as const

const TOOLS = { '& .MuiIconButton-root': TARGET } as const

const Picture = ({ id }: { readonly id: string }) => {
  const url = useFileUrl(id, 'card')
  return url === undefined ? (
    <Skeleton variant="rounded" sx={{ ...PICTURE, height: 'auto' }} />
  ) : (
    <Box component="img" src={url} alt="" draggable={false} sx={PICTURE} />
  )
}

const Arrows = ({ kind, position, count, onMove }: Pick<Props, 'kind' | 'position' | 'count' | 'onMove'>) => {
  const translate = useTranslate()
  const { direction } = useTheme()
  const [Earlier, Later] =
    kind === 'file' ? [ArrowUpward, ArrowDownward] : direction === 'rtl' ? [ArrowForward, ArrowBack] : [ArrowBack, ArrowForward]
  const number = position + 1
  return (
    <>
      <IconButton
        size="small"
        data-move="earlier"
        disabled={position === 0}
        aria-label={translate('app.uploads.moveEarlier', { number })}
        onClick={() => onMove(position - 1)}
      >
        <Earlier fontSize="inherit" />
      </IconButton>
      <IconButton
        size="small"
        data-move="later"
        disabled={position === count - 1}
        aria-label={translate('app.uploads.moveLater', { number })}
        onClick={() => onMove(position + 1)}
      >
        <Later fontSize="inherit" />
      </IconButton>
    </>
  )
}

/** One of several uploads, with buttons to move and remove it; also movable by dragging. */
export const UploadTile = ({ id, kind, position, count, disabled, onMove, onRemove, onDropTile }: Props) => {
  const translate = useTranslate()
  const [over, setOver] = useState(false)
  const image = kind === 'image'
  return (
    <Stack
      component="li"
      data-upload={id}
      direction={image ? 'column' : 'row'}
      draggable={!disabled}
      onDragStart={(event) => event.dataTransfer.setData(POSITION, String(position))}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(POSITION)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const from = event.dataTransfer.getData(POSITION)
        if (from === '' || disabled) return
        event.preventDefault()
        onDropTile(Number(from))
      }}
      sx={{
        position: 'relative',
        alignItems: image ? 'stretch' : 'center',
        border: 1,
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1,
        cursor: disabled ? undefined : 'grab',
      }}
    >
      {image ? <Picture id={id} /> : <FileLink id={id} />}
      {image && position === 0 && <Chip size="small" label={translate('app.uploads.main')} sx={ON_PICTURE} />}
      {!disabled && (
        <Stack direction="row" sx={{ ...TOOLS, justifyContent: image ? 'center' : 'flex-end', flex: image ? undefined : '1 0 auto' }}>
          <Arrows kind={kind} position={position} count={count} onMove={onMove} />
          <IconButton size="small" aria-label={translate('app.uploads.remove', { number: position + 1 })} onClick={onRemove}>
            <Delete fontSize="inherit" />
          </IconButton>
        </Stack>
      )}
    </Stack>
  )
}
