import { Box, ButtonBase, Stack } from '@mui/material'
import { useState } from 'react'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { CarPicture } from './CarPicture.tsx'
import type { CarAppearance } from './CarSilhouette.tsx'
import { Lightbox } from './Lightbox.tsx'
import { type Pictures, usePictures } from './usePictures.ts'

const STAGE = {
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  borderRadius: '10px',
  overflow: 'hidden',
  cursor: 'zoom-in',
} as const

const Strip = ({ pictures: { ids, position, go } }: { readonly pictures: Pictures }) => {
  const t = useAreaTexts('inventory')
  return (
    <Stack component="ul" direction="row" sx={{ listStyle: 'none', m: 0, p: 1.5, pt: 1, gap: 1, overflowX: 'auto' }} className="no-print">
      {ids.map((id, index) => (
        <li key={id}>
          <ButtonBase
            aria-label={t('inventory.car.picture', { number: index + 1, count: ids.length })}
            aria-current={index === position}
            onClick={() => go(index)}
            sx={{
              width: 76,
              height: 57,
              borderRadius: 1,
              overflow: 'hidden',
              outline: '2px solid',
              outlineColor: index === position ? 'primary.main' : 'transparent',
              '&:focus-visible': { outlineColor: 'text.primary' },
            }}
          >
            <CarPicture image={id} size="thumb" alt="" />
          </ButtonBase>
        </li>
      ))}
    </Stack>
  )
}

interface Props {
  readonly ids: readonly string[]
  readonly car: CarAppearance
  readonly name: string
}

/** A car's pictures: one large, the others as thumbnails below it; by mouse, touch and keyboard, or full screen. */
export const CarGallery = ({ ids, car, name }: Props) => {
  const t = useAreaTexts('inventory')
  const labelled = useLabelled()
  const pictures = usePictures(ids)
  const [enlarged, setEnlarged] = useState(false)
  if (ids.length === 0) {
    return (
      <Box sx={{ ...STAGE, aspectRatio: '16 / 10', cursor: undefined }}>
        <CarPicture image={null} car={car} size="card" alt={t('inventory.list.noPicture')} />
      </Box>
    )
  }
  const where = t('inventory.car.picture', { number: pictures.position + 1, count: ids.length })
  return (
    <Stack component="section" aria-label={t('inventory.car.gallery')} sx={{ minWidth: 0 }} onKeyDown={pictures.onKey}>
      <ButtonBase sx={STAGE} aria-label={labelled(t('inventory.car.enlarge'), where)} onClick={() => setEnlarged(true)}>
        <CarPicture image={ids[pictures.position]} size="full" alt={`${name}, ${where}`} />
      </ButtonBase>
      {ids.length > 1 && <Strip pictures={pictures} />}
      {enlarged && <Lightbox pictures={pictures} name={name} onClose={() => setEnlarged(false)} />}
    </Stack>
  )
}
