import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The bytes of uploads, by id. Processes that share a database share this folder too. */
export interface UploadFiles {
  /** Resolves when the bytes are durable. */
  readonly write: (id: string, bytes: Buffer) => Promise<void>
  readonly read: (id: string) => ReadStream
  readonly remove: (id: string) => Promise<void>
}

export function createUploadFiles(dataDir: string): UploadFiles {
  const pathOf = (id: string) => join(dataDir, 'uploads', id.slice(-2), id)
  return {
    async write(id, bytes) {
      const path = pathOf(id)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(`${path}.part`, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
    read: (id) => createReadStream(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
  }
}
