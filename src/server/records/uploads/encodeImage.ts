import sharp from 'sharp'

/** Maximum number of pixels of an image; it limits the memory that decoding takes. */
export const MAX_PIXELS = 50_000_000

/** Maximum length in pixels of a stored image's longer edge. */
const MAX_EDGE = 2560

const QUALITY = 80

export interface CleanImage {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

const opened = (image: string | Uint8Array, failOn: 'error' | 'warning') => {
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(image, { limitInputPixels: MAX_PIXELS, failOn })
}

/**
 * Re-encodes an image, so that only pixels are stored: no location, camera or other metadata. Turns it upright and limits it to
 * `MAX_EDGE`. Runs in a child process. Returns undefined for what is not an image.
 */
export async function cleanImage(bytes: Uint8Array): Promise<CleanImage | 'tooLarge' | undefined> {
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) return 'tooLarge'
    const { data, info } = await opened(bytes, 'error')
      .rotate()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

/** A stored image scaled to at most `edge` pixels, as WebP. Runs in a child process. */
export const sizedImage = (file: string, edge: number): Promise<Uint8Array> =>
  opened(file, 'warning')
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
