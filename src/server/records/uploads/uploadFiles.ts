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
  /** An image in one of its sizes; undefined until that size has been written. */
  readonly readSize: (id: string, size: string) => Promise<Buffer | undefined>
  readonly writeSize: (id: string, size: string, bytes: Uint8Array) => Promise<void>
  /** Path of the file. */
  readonly pathOf: (id: string) => string
  /** Removes the file and all its sizes. */
  readonly remove: (id: string) => Promise<void>
  /** Removes partial files of interrupted writes and returns their number. */
  readonly sweep: (now: Date) => Promise<number>
}

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** Writes to a temporary name and renames, so that the final name always holds a complete file, even with concurrent writers. */
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

/** Age in milliseconds at which a partial file counts as abandoned. */
const ABANDONED = 60 * 60 * 1000

/** Removes old partial files, left by killed processes or full disks. Newer ones may still be in use by other processes. */
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
