import { AppError } from '../../../model/errors.ts'
import { ChildFailure } from '../../childProcess/failure.ts'
import { runInChild } from '../../childProcess/runInChild.ts'
import type { UploadFiles } from './uploadFiles.ts'

/** Longer edge of each size in pixels: `thumb` for rows of lists, `card` for grids. */
const EDGES = { thumb: 160, card: 640 } as const

export type ImageSize = keyof typeof EDGES
export const SIZE_NAMES = Object.keys(EDGES)
export const isImageSize = (name: unknown): name is ImageSize => typeof name === 'string' && Object.hasOwn(EDGES, name)

function refuse(error: unknown): never {
  throw error instanceof ChildFailure ? new AppError(503, 'busy') : error
}

/** Makes a size from the stored image on first request and keeps it, so that uploads stay fast and sizes may change later. Resolves to WebP. */
export function createImageSizes(files: UploadFiles): (id: string, size: ImageSize) => Promise<Uint8Array> {
  const underWay = new Map<string, Promise<Uint8Array>>()

  async function make(id: string, size: ImageSize): Promise<Uint8Array> {
    const [bytes] = (await runInChild('imageSize', { file: files.pathOf(id), edge: EDGES[size] }).catch(refuse)) ?? []
    if (!bytes) throw new AppError(404, 'notFound')
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
