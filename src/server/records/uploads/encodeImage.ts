import sharp from 'sharp'

/** Pixels of one image; more would unpack into more memory than one image may take. */
export const MAX_PIXELS = 50_000_000

/** Longest edge in pixels of what is stored; more is shown nowhere. */
const LONGEST_EDGE = 2560

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
 * Decodes and encodes an image: what is stored is pixels and nothing else, without place, camera or hidden data, turned upright, no longer
 * than `LONGEST_EDGE`. Runs in a child process. Undefined for what is no image.
 */
export async function cleanImage(bytes: Uint8Array): Promise<CleanImage | 'tooLarge' | undefined> {
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) return 'tooLarge'
    const { data, info } = await opened(bytes, 'error')
      .rotate()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

/** A stored image with no edge longer than `edge`, as WebP. Runs in a child process. */
export const sizedImage = (file: string, edge: number): Promise<Uint8Array> =>
  opened(file, 'warning')
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
