import 'react-easy-crop/react-easy-crop.css'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Slider, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import Cropper, { type Point } from 'react-easy-crop'
import { useHub } from '../../admin/hub.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Side of the picture in pixels: enough for every place that shows it. */
const SIDE = 512

const QUALITY = 0.9

/** In pixels of the source picture. */
interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Crops a square from a picture, as a JPEG on a white background. Rejects if the picture can't be decoded. */
const cropPicture = async (file: File, { x, y, width, height }: Area): Promise<File> => {
  const picture = await createImageBitmap(file)
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser draws no pictures.')
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, SIDE, SIDE)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE)
  picture.close()
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}

interface Props {
  readonly file: File
  readonly close: () => void
  /** Called with the id of the upload; resolves to its validation errors, if any. */
  readonly done: (image: string) => Promise<unknown>
}

const CLOSEST = 4

const useAddress = (file: File): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

interface CropState {
  readonly crop: Point
  readonly zoom: number
  readonly setCrop: (crop: Point) => void
  readonly setZoom: (zoom: number) => void
}

interface CropProps extends CropState {
  readonly url: string
  readonly label: string
  readonly onArea: (area: Area) => void
  readonly onLoaded: () => void
  readonly onError: () => void
}

const CropArea = ({ url, label, crop, zoom, setCrop, setZoom, onArea, onLoaded, onError }: CropProps) => (
  <Cropper
    image={url}
    crop={crop}
    zoom={zoom}
    maxZoom={CLOSEST}
    aspect={1}
    cropShape="round"
    showGrid={false}
    keyboardStep={4}
    disableAutomaticStylesInjection
    cropperProps={{ 'aria-label': label }}
    onCropChange={setCrop}
    onZoomChange={setZoom}
    onCropComplete={(_, pixels) => onArea(pixels)}
    onMediaLoaded={onLoaded}
    mediaProps={{ onError }}
  />
)

const ZoomSlider = ({ label, zoom, setZoom }: Pick<CropState, 'zoom' | 'setZoom'> & { readonly label: string }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mt: 1, px: 1 }}>
    <Typography variant="body2" id="avatar-zoom">
      {label}
    </Typography>
    <Slider
      aria-labelledby="avatar-zoom"
      value={zoom}
      min={1}
      max={CLOSEST}
      step={0.05}
      onChange={(_, value) => setZoom(Array.isArray(value) ? (value[0] ?? 1) : value)}
    />
  </Stack>
)

/** Uploads the chosen part of the picture; keeps the reason if that fails. */
const useStoreAvatar = ({ file, close, done }: Props) => {
  const hub = useHub()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const store = async (area: Area) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { id } = await hub.upload(await cropPicture(file, area), () => undefined, new AbortController().signal)
      if ((await done(id)) === undefined) return close()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'errors.requestFailed')
    }
    setBusy(false)
  }
  return { busy, problem, setProblem, store }
}

/** Crops a picture to a square, by mouse, touch, wheel or keys, and uploads it. */
const AvatarDialog = ({ file, close, done }: Props) => {
  const texts = useAreaTexts('account')
  const text = (key: string) => texts(`account.avatar.${key}`)
  const translate = useTranslate()
  const url = useAddress(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const { busy, problem, setProblem, store } = useStoreAvatar({ file, close, done })
  return (
    <Dialog open onClose={busy ? undefined : close} fullWidth maxWidth="xs">
      <DialogTitle>{text('title')}</DialogTitle>
      <DialogContent>
        <Box
          dir="ltr"
          sx={{ position: 'relative', width: '100%', aspectRatio: '1', borderRadius: 1, overflow: 'hidden', backgroundColor: '#111' }}
        >
          {url ? (
            <CropArea
              url={url}
              label={text('area')}
              {...{ crop, zoom, setCrop, setZoom }}
              onArea={setArea}
              onLoaded={() => setProblem(undefined)}
              onError={() => setProblem(text('unreadable'))}
            />
          ) : null}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          {text('help')}
        </Typography>
        <ZoomSlider label={text('zoom')} zoom={zoom} setZoom={setZoom} />
        {problem ? (
          <Alert severity="error" sx={{ mt: 1 }}>
            {translate(problem, { _: problem })}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy}>
          {text('cancel')}
        </Button>
        <Button variant="contained" onClick={() => area && void store(area)} loading={busy} disabled={!area || busy}>
          {text('save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default AvatarDialog
