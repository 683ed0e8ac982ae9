import { readFile } from 'node:fs/promises'
import { v7 } from 'uuid'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { UploadFiles } from '../../records/uploads/uploadFiles.ts'

type Upload = EntityMap['uploads']

/** A copied file: the upload that it was, and the id of its copy. */
export interface CopiedUpload {
  readonly upload: Upload
  readonly copy: string
}

/** A file of a car could not be read or written. */
export class FileNotCopied extends Error {}

async function copyOne(files: UploadFiles, upload: Upload): Promise<CopiedUpload | undefined> {
  const bytes = await readFile(files.pathOf(upload.id)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!bytes) return undefined
  const copy = v7()
  await files.write(copy, bytes)
  return { upload, copy }
}

/** Copies the files of a car outside of any transaction. Leaves out those whose file is missing. */
export async function copyUploads({ repository, db }: RecordContext, files: UploadFiles, car: EntityMap['cars']): Promise<CopiedUpload[]> {
  const ids = [...new Set([...(car.image === null ? [] : [car.image]), ...car.images, ...car.documents])]
  const uploads = await repository.of('uploads').getMany(db.read, ids)
  const copied: CopiedUpload[] = []
  for (const upload of uploads) {
    const copy = await copyOne(files, upload).catch((cause) => {
      throw new FileNotCopied(`file ${upload.id} could not be copied`, { cause })
    })
    if (copy) copied.push(copy)
  }
  return copied
}

/** Removes copies that no record shows. */
export async function removeCopies(files: UploadFiles, copies: readonly CopiedUpload[]): Promise<void> {
  for (const { copy } of copies) await files.remove(copy)
}
