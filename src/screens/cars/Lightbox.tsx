import Close from '@mui/icons-material/Close'
import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import { Box, Dialog, IconButton, Typography, useTheme } from '@mui/material'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { CarPicture } from './CarPicture.tsx'
import type { Pictures } from './usePictures.ts'

const BUTTON = {
  position: 'absolute',
  color: '#fff',
  backgroundColor: 'rgba(0,0,0,0.45)',
  '&:hover': { backgroundColor: 'rgba(0,0,0,0.7)' },
} as const

interface Props {
  readonly pictures: Pictures
  readonly name: string
  readonly onClose: () => void
}

/** One picture full screen; arrow keys, Home and End change the picture, Escape closes. */
export const Lightbox = ({ pictures: { ids, position, go, onKey }, name, onClose }: Props) => {
  const t = useAreaTexts('inventory')
  const rtl = useTheme().direction === 'rtl'
  const count = ids.length
  const [Before, Next] = rtl ? [NavigateNext, NavigateBefore] : [NavigateBefore, NavigateNext]
  const where = t('inventory.car.picture', { number: position + 1, count })
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      onKeyDown={onKey}
      aria-label={name}
      slotProps={{ paper: { sx: { backgroundColor: '#000', backgroundImage: 'none' } } }}
    >
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        <CarPicture image={ids[position]} size="full" fit="contain" alt={`${name}, ${where}`} />
      </Box>
      <Typography role="status" sx={{ position: 'absolute', insetInlineStart: 16, top: 16, color: '#fff' }}>
        {where}
      </Typography>
      <IconButton autoFocus aria-label={t('inventory.car.closeGallery')} onClick={onClose} sx={{ ...BUTTON, insetInlineEnd: 12, top: 12 }}>
        <Close />
      </IconButton>
      {count > 1 && (
        <>
          <IconButton
            aria-label={t('inventory.car.previous')}
            onClick={() => go(position - 1)}
            sx={{ ...BUTTON, insetInlineStart: 12, top: '50%' }}
          >
            <Before />
          </IconButton>
          <IconButton
            aria-label={t('inventory.car.next')}
            onClick={() => go(position + 1)}
            sx={{ ...BUTTON, insetInlineEnd: 12, top: '50%' }}
          >
            <Next />
          </IconButton>
        </>
      )}
    </Dialog>
  )
}
