import sharp from 'sharp'
import { MAX_PIXELS } from './cleanImage.ts'
import type { UploadFiles } from './uploadFiles.ts'

/** Longest edge of each size in pixels: a row of a list, a card of a grid. */
const EDGES = { thumb: 160, card: 640 } as const

export type ImageSize = keyof typeof EDGES
export const SIZE_NAMES = Object.keys(EDGES)
export const isImageSize = (name: unknown): name is ImageSize => typeof name === 'string' && Object.hasOwn(EDGES, name)

const QUALITY = 80

/** Made from the stored image when first asked for, then kept: uploads stay quick, and sizes may change later. Resolves to WebP. */
export function createImageSizes(files: UploadFiles): (id: string, size: ImageSize) => Promise<Buffer> {
  const underWay = new Map<string, Promise<Buffer>>()

  async function make(id: string, size: ImageSize): Promise<Buffer> {
    const edge = EDGES[size]
    const bytes = await sharp(files.pathOf(id), { limitInputPixels: MAX_PIXELS })
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
    await files.writeSize(id, size, bytes)
    return bytes
  }

  return async (id, size) => {
    const kept = await files.readSize(id, size)
    if (kept) return kept
    const key = `${id}.${size}`
    const making = underWay.get(key) ?? make(id, size).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }
}
