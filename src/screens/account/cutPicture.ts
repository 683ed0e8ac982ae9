/** Pixels of the picture's side: enough for every place that shows it. */
const SIDE = 512

const QUALITY = 0.9

/** In pixels of the picture. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The square part of a picture as a JPEG file of its own, on white where it is transparent. Rejects when it can't be read. */
export const cutPicture = async (file: File, { x, y, width, height }: Area): Promise<File> => {
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
