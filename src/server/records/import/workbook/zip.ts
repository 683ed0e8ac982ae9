import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** The entries that were read are larger than the limit. */
export class UnpacksTooLarge extends Error {}

/** The archive is damaged, or of a kind that no spreadsheet program writes. */
class NoArchive extends Error {}

/** Maximum number of entries in an archive, and of bytes in their directory; a workbook has some dozens. */
const MAX_ENTRIES = 2_000
const MAX_DIRECTORY = 4 * 1024 ** 2

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.16, 4.3.12 and 4.3.7: signatures and sizes of their records. */
const END = { signature: 0x06054b50, size: 22, entries: 10, length: 12, directory: 16 }
const ENTRY = { signature: 0x02014b50, size: 46, method: 10, packed: 20, name: 28, extra: 30, comment: 32, local: 42 }
const LOCAL = { signature: 0x04034b50, size: 30, name: 26, extra: 28 }

/** Maximum length of the comment after the end record. */
const MAX_COMMENT = 0xffff

const STORED = 0
const DEFLATED = 8

interface Entry {
  readonly method: number
  /** Bytes in the archive. */
  readonly packed: number
  /** Offset of the record before the bytes. */
  readonly local: number
}

/** A ZIP archive. */
export interface Archive {
  readonly has: (name: string) => boolean
  /** The unpacked bytes of an entry. Throws `UnpacksTooLarge` as soon as all that was read exceeds the limit: the sizes declared in the archive may be wrong. */
  readonly read: (name: string) => AsyncGenerator<Uint8Array>
}

async function bytesAt(file: FileHandle, from: number, length: number): Promise<Buffer> {
  if (from < 0) throw new NoArchive()
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  if (bytesRead < length) throw new NoArchive()
  return buffer
}

/** The end record; only a comment may follow it. */
async function endOf(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat()
  const length = Math.min(size, END.size + MAX_COMMENT)
  const bytes = await bytesAt(file, size - length, length)
  for (let at = length - END.size; at >= 0; at -= 1) if (bytes.readUInt32LE(at) === END.signature) return bytes.subarray(at)
  throw new NoArchive()
}

async function entriesOf(file: FileHandle): Promise<ReadonlyMap<string, Entry>> {
  const end = await endOf(file)
  const [count, length] = [end.readUInt16LE(END.entries), end.readUInt32LE(END.length)]
  if (count > MAX_ENTRIES || length > MAX_DIRECTORY) throw new UnpacksTooLarge()
  const bytes = await bytesAt(file, end.readUInt32LE(END.directory), length)
  const entries = new Map<string, Entry>()
  for (let at = 0; entries.size < count; ) {
    if (bytes.readUInt32LE(at) !== ENTRY.signature) throw new NoArchive()
    const nameEnd = at + ENTRY.size + bytes.readUInt16LE(at + ENTRY.name)
    const name = bytes.toString('utf8', at + ENTRY.size, nameEnd)
    if (entries.has(name)) throw new NoArchive()
    entries.set(name, {
      method: bytes.readUInt16LE(at + ENTRY.method),
      packed: bytes.readUInt32LE(at + ENTRY.packed),
      local: bytes.readUInt32LE(at + ENTRY.local),
    })
    at = nameEnd + bytes.readUInt16LE(at + ENTRY.extra) + bytes.readUInt16LE(at + ENTRY.comment)
  }
  return entries
}

const ignore = (): undefined => undefined

/** @param most limit of bytes for all entries that are read, however often */
export async function withArchive<T>(path: string, most: number, use: (archive: Archive) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    const entries = await entriesOf(file)
    let size = 0
    async function* read(name: string): AsyncGenerator<Uint8Array> {
      const entry = entries.get(name)
      if (!entry || ![STORED, DEFLATED].includes(entry.method)) throw new NoArchive()
      const local = await bytesAt(file, entry.local, LOCAL.size)
      if (local.readUInt32LE(0) !== LOCAL.signature) throw new NoArchive()
      if (entry.packed === 0) return
      const start = entry.local + LOCAL.size + local.readUInt16LE(LOCAL.name) + local.readUInt16LE(LOCAL.extra)
      const packed = createReadStream(path, { start, end: start + entry.packed - 1 })
      // Errors of both reach the loop.
      const bytes = entry.method === STORED ? packed : pipeline(packed, createInflateRaw(), ignore)
      for await (const chunk of bytes) {
        size += chunk.length
        if (size > most) throw new UnpacksTooLarge()
        yield chunk
      }
    }
    return await use({ has: (name) => entries.has(name), read })
  } finally {
    await file.close()
  }
}
