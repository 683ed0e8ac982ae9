import type { ReaderPart, ReaderWork } from '../db/dialects/sqlite/readerWork.ts'
import type { SandboxPart, SandboxWork } from '../db/dialects/sqlite/sandboxWork.ts'
import type { SheetAnswer, SheetFile } from '../records/import/sheet.ts'
import type { CleanImage } from '../records/uploads/encodeImage.ts'

/** Kind of work → its input and its output, in parts. */
export interface Work {
  /** Rows go to a file. */
  readonly sheet: { readonly input: SheetFile; readonly part: SheetAnswer }
  /** Undefined if the file is not an image. */
  readonly image: { readonly input: Uint8Array; readonly part: CleanImage | 'tooLarge' | undefined }
  readonly imageSize: { readonly input: { readonly file: string; readonly edge: number }; readonly part: Uint8Array }
  readonly query: { readonly input: SandboxWork; readonly part: SandboxPart }
  readonly read: { readonly input: ReaderWork; readonly part: ReaderPart }
}

export type Kind = keyof Work

async function* sheet(file: SheetFile): AsyncGenerator<SheetAnswer> {
  const { parseSheet } = await import('../records/import/parseSheet.ts')
  yield await parseSheet(file)
}

async function* image(bytes: Uint8Array): AsyncGenerator<Work['image']['part']> {
  const { cleanImage } = await import('../records/uploads/encodeImage.ts')
  yield await cleanImage(bytes)
}

async function* imageSize({ file, edge }: Work['imageSize']['input']): AsyncGenerator<Uint8Array> {
  const { sizedImage } = await import('../records/uploads/encodeImage.ts')
  yield await sizedImage(file, edge)
}

async function* query(work: SandboxWork): AsyncGenerator<SandboxPart> {
  const { sandboxWork } = await import('../db/dialects/sqlite/sandboxWork.ts')
  yield* sandboxWork(work)
}

async function* read(work: ReaderWork): AsyncGenerator<ReaderPart> {
  const { readerWork } = await import('../db/dialects/sqlite/readerWork.ts')
  yield* readerWork(work)
}

/** Each kind loads its libraries on first use, because a child runs work of one kind. */
export const WORK: { readonly [K in Kind]: (input: Work[K]['input']) => AsyncIterable<Work[K]['part']> } = {
  sheet,
  image,
  imageSize,
  query,
  read,
}
