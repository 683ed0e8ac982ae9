import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { writeFile } from '../writeFile.ts'
import { fileTooLarge, uploadedPart } from './uploadedFile.ts'

/**
 * Stores the one file of a multipart request in a folder of its own while `use` runs, so that no large file is in memory. Throws `AppError` 400 without one and
 * for a broken body, 413 above `limit` bytes.
 */
export async function withStoredFile<T>(request: FastifyRequest, limit: number, use: (path: string) => Promise<T>): Promise<T> {
  const part = await uploadedPart(request, limit)
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, part.file)
    if (part.file.truncated) throw fileTooLarge(limit)
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
