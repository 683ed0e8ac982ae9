import { inflateRawSync } from 'node:zlib'

/** The unpacked file would exceed the limit. */
export class UnpacksTooLarge extends Error {}

/** The archive is damaged, or of a kind that no spreadsheet program writes. */
class NoArchive extends Error {}

/** Maximum number of entries in an archive; a workbook has some dozens. */
const MAX_ENTRIES = 2_000

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.16, 4.3.12 and 4.3.7: signatures and sizes of their records. */
const END = { signature: 0x06054b50, size: 22, entries: 10, directory: 16 }
const ENTRY = { signature: 0x02014b50, size: 46, method: 10, packed: 20, name: 28, extra: 30, comment: 32, local: 42 }
const LOCAL = { signature: 0x04034b50, size: 30, name: 26, extra: 28 }

const STORED = 0
const DEFLATED = 8

/** Offset of the end record; only a comment may follow it. */
function endOf(bytes: Buffer): number {
  for (let at = bytes.length - END.size; at >= 0 && at > bytes.length - END.size - 0x10000; at -= 1)
    if (bytes.readUInt32LE(at) === END.signature) return at
  throw new NoArchive()
}

/** Unpacked size of one entry, at most `left`. Inflates and counts, because the sizes declared in the archive may be wrong. */
function sizeOfEntry(bytes: Buffer, entry: number, left: number): number {
  if (bytes.readUInt32LE(entry) !== ENTRY.signature) throw new NoArchive()
  const local = bytes.readUInt32LE(entry + ENTRY.local)
  if (bytes.readUInt32LE(local) !== LOCAL.signature) throw new NoArchive()
  const from = local + LOCAL.size + bytes.readUInt16LE(local + LOCAL.name) + bytes.readUInt16LE(local + LOCAL.extra)
  const packed = bytes.subarray(from, from + bytes.readUInt32LE(entry + ENTRY.packed))
  const method = bytes.readUInt16LE(entry + ENTRY.method)
  if (method === STORED) return packed.length
  if (method !== DEFLATED) throw new NoArchive()
  return inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) }).length
}

const isTooLarge = (error: unknown): boolean => error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/**
 * Unpacked size of a ZIP archive in bytes. Throws `UnpacksTooLarge` as soon as it exceeds `most`. Holds one entry at a time in memory.
 */
export function unpackedSize(bytes: Buffer, most: number): number {
  const end = endOf(bytes)
  const entries = bytes.readUInt16LE(end + END.entries)
  if (entries > MAX_ENTRIES) throw new UnpacksTooLarge()
  let entry = bytes.readUInt32LE(end + END.directory)
  let size = 0
  try {
    for (let index = 0; index < entries; index += 1) {
      size += sizeOfEntry(bytes, entry, most - size)
      if (size > most) throw new UnpacksTooLarge()
      const lengths = [ENTRY.name, ENTRY.extra, ENTRY.comment].map((at) => bytes.readUInt16LE(entry + at))
      entry += ENTRY.size + lengths.reduce((sum, length) => sum + length, 0)
    }
  } catch (error) {
    throw isTooLarge(error) ? new UnpacksTooLarge() : error
  }
  return size
}
