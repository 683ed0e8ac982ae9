import { randomUUID } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SIZE_NAMES } from './imageSizes.ts'

/** The bytes of uploads, by id. Processes that share a database share this folder too. */
export interface UploadFiles {
  /** Resolves when the bytes are durable. */
  readonly write: (id: string, bytes: Uint8Array) => Promise<void>
  readonly read: (id: string) => ReadStream
  /** Of an image in one of its sizes; `undefined` until that has been written. */
  readonly readSize: (id: string, size: string) => Promise<Buffer | undefined>
  readonly writeSize: (id: string, size: string, bytes: Uint8Array) => Promise<void>
  /** Where the bytes lie. */
  readonly pathOf: (id: string) => string
  /** With all its sizes. */
  readonly remove: (id: string) => Promise<void>
  /** Removes what writes that were cut off left behind; answers how many. */
  readonly sweep: (now: Date) => Promise<number>
}

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** Under a name of its own first: what bears the final name is whole, also when two processes write it at once. */
async function writeWhole(path: string, bytes: Uint8Array, durable: boolean): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.${randomUUID()}.part`
  try {
    await writePart(part, bytes, durable)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}

async function writePart(part: string, bytes: Uint8Array, durable: boolean): Promise<void> {
  const file = await open(part, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    if (durable) await file.sync()
  } finally {
    await file.close()
  }
}

/** Milliseconds after which a part is no longer being written. */
const ABANDONED = 60 * 60 * 1000

/** By a killed process, or a disk that was full; other processes may be writing theirs. */
async function sweepParts(dataDir: string, now: Date): Promise<number> {
  const folder = join(dataDir, 'uploads')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  let removed = 0
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const path = join(folder, name)
    const info = await stat(path).catch(() => undefined)
    if (!info || now.getTime() - info.mtimeMs < ABANDONED) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

export function createUploadFiles(dataDir: string): UploadFiles {
  const pathOf = (id: string) => join(dataDir, 'uploads', id.slice(-2), id)
  const sizePath = (id: string, size: string) => `${pathOf(id)}.${size}`
  return {
    write: (id, bytes) => writeWhole(pathOf(id), bytes, true),
    read: (id) => createReadStream(pathOf(id)),
    readSize: (id, size) => readFile(sizePath(id, size)).catch(absent),
    writeSize: (id, size, bytes) => writeWhole(sizePath(id, size), bytes, false),
    pathOf,
    sweep: (now) => sweepParts(dataDir, now),
    async remove(id) {
      for (const path of [pathOf(id), ...SIZE_NAMES.map((size) => sizePath(id, size))]) await rm(path, { force: true })
    },
  }
}
