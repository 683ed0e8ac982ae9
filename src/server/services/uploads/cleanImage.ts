import sharp from 'sharp'
import { AppError } from '../../../model/errors.ts'

/** Pixels of one image; more would unpack into more memory than a request may take. */
export const MAX_PIXELS = 50_000_000

/** Longest edge in pixels of what is stored; more is shown nowhere. */
export const LONGEST_EDGE = 2560

export interface CleanImage {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/**
 * Decodes and encodes an image anew: what is stored is pixels and nothing else, without place, camera or hidden data, turned upright,
 * no longer than `LONGEST_EDGE`.
 * Throws `AppError` 422 at `file` for what is no image or too large a one.
 */
export async function cleanImage(bytes: Buffer): Promise<CleanImage> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    throw new AppError(422, 'validation', { fields: [{ path: 'file', keyword: 'format', format: 'image', params: {} }] })
  }
}
