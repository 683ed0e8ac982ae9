import { Box, Skeleton } from '@mui/material'
import { useUploadUrl } from '../../admin/uploads.ts'
import { type CarAppearance, CarSilhouette } from './CarSilhouette.tsx'

interface Props {
  /** Id of an upload. */
  readonly image: string | null | undefined
  /** Determines the drawing that replaces a missing picture; default: any car. */
  readonly car?: CarAppearance
  readonly size: 'thumb' | 'card' | 'full'
  readonly alt: string
  /** `contain` shows the whole picture, `cover` fills the container. */
  readonly fit?: 'cover' | 'contain'
}

const FILL = { width: '100%', height: '100%', display: 'block' } as const

const NO_CAR: CarAppearance = { make: null, model: null, colour: null }

const Stored = ({ image, size, alt, fit }: Props & { readonly image: string }) => {
  const url = useUploadUrl(image, size)
  if (url === undefined) return <Skeleton variant="rectangular" sx={FILL} />
  return <Box component="img" src={url} alt={alt} sx={{ ...FILL, objectFit: fit }} />
}

/** A picture of a car, or its placeholder; fills its container. */
export const CarPicture = ({ fit = 'cover', ...props }: Props) => {
  const { image, car = NO_CAR } = props
  if (image) return <Stored {...props} image={image} fit={fit} />
  return (
    <Box role="img" aria-label={props.alt} sx={FILL}>
      <CarSilhouette car={car} />
    </Box>
  )
}
