const startsWith = (bytes: Buffer, signature: string, at = 0) => bytes.subarray(at, at + signature.length).toString('latin1') === signature

/** Accepted raster images by their first bytes; they are re-encoded in the same format. */
const IMAGES: readonly (readonly [string, (bytes: Buffer) => boolean])[] = [
  ['image/jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['image/png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['image/gif', (bytes) => startsWith(bytes, 'GIF8')],
  ['image/webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
]

const OFFICE: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

const TEXTS: Readonly<Record<string, string>> = { csv: 'text/csv', json: 'application/json', md: 'text/markdown' }

const extensionOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Media type by content; the name only distinguishes types with the same content. `application/octet-stream` if unknown. */
export function sniff(bytes: Buffer, name: string): string {
  const image = IMAGES.find(([, fits]) => fits(bytes))
  if (image) return image[0]
  if (startsWith(bytes, '%PDF-')) return 'application/pdf'
  if (startsWith(bytes, 'PK\x03\x04')) return OFFICE[extensionOf(name)] ?? 'application/zip'
  return isText(bytes) ? (TEXTS[extensionOf(name)] ?? 'text/plain') : 'application/octet-stream'
}

/** Whether a media type is one of `accept`: `image/png`, `image/*`. */
export const isAccepted = (type: string, accept: readonly string[]): boolean =>
  accept.some((accepted) => accepted === type || (accepted.endsWith('/*') && type.startsWith(accepted.slice(0, -1))))
