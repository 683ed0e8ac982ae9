import { AppError, type FieldError } from '../../../model/errors.ts'
import { ChildFailure } from '../../childProcess/failure.ts'
import { runInChild } from '../../childProcess/runInChild.ts'
import { type CleanImage, MAX_PIXELS } from './encodeImage.ts'

const refused = (error: Omit<FieldError, 'path'>) => new AppError(422, 'validation', { fields: [{ path: 'file', ...error }] })

const noImage = () => refused({ keyword: 'format', format: 'image', params: {} })

/** In millions, for people. */
const tooLarge = () => refused({ keyword: 'imageTooLarge', params: { limit: MAX_PIXELS / 1_000_000 } })

function asRefusal(error: unknown): unknown {
  if (!(error instanceof ChildFailure) || error.reason === 'cancelled') return error
  return error.reason === 'busy' ? new AppError(503, 'busy') : tooLarge()
}

/** Encodes an image in a child process. Throws `AppError` 422 at `file` for what is no image or too large a one, 503 while too many wait. */
export async function cleanImage(bytes: Uint8Array, signal?: AbortSignal): Promise<CleanImage> {
  const parts = await runInChild('image', bytes, { signal }).catch((error: unknown) => {
    throw asRefusal(error)
  })
  const [image] = parts ?? []
  if (image === 'tooLarge') throw tooLarge()
  if (!image) throw noImage()
  return image
}
