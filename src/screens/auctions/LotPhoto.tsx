import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined'
import { Box } from '@mui/material'
import { useRef, useState } from 'react'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { usePhoto } from './usePhoto.ts'
import { useVisible } from './useVisible.ts'

interface Props {
  readonly image: string | null
  /** What it shows. */
  readonly alt: string
  readonly ratio?: string
}

const FILL = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const

const NoPhoto = () => (
  <Box
    role="img"
    aria-label={useAreaTexts('bidding')('bidding.lot.noImage')}
    sx={{
      ...FILL,
      display: 'grid',
      placeItems: 'center',
      color: 'text.disabled',
      background: ({ palette }) => `linear-gradient(160deg, ${palette.action.hover}, ${palette.action.selected})`,
      '& svg': { fontSize: 'clamp(2rem, 22cqw, 6rem)', opacity: 0.7 },
    }}
  >
    <DirectionsCar />
  </Box>
)

/** The photo of a lot, fetched when it comes into sight and never fetched again while it is shown. */
export const LotPhoto = ({ image, alt, ratio = '4 / 3' }: Props) => {
  const ref = useRef<HTMLDivElement>(null)
  const visible = useVisible(ref)
  const [seen, setSeen] = useState(false)
  if (visible && !seen) setSeen(true)
  const url = usePhoto(image, seen)
  return (
    <Box ref={ref} sx={{ position: 'relative', aspectRatio: ratio, overflow: 'hidden', containerType: 'inline-size' }}>
      {url === undefined ? <NoPhoto /> : <Box component="img" src={url} alt={alt} sx={{ ...FILL, objectFit: 'cover' }} />}
    </Box>
  )
}
