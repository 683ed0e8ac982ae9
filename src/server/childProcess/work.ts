import type { ReaderPart, ReaderWork } from '../db/dialects/sqlite/readerWork.ts'
import type { SandboxPart, SandboxWork } from '../db/dialects/sqlite/sandboxWork.ts'
import type { Sheet, SheetRefusal } from '../records/import/sheet.ts'
import type { CleanImage } from '../records/uploads/encodeImage.ts'

/** Rows per part, which the server handles at once. */
const ROWS = 500

/** Parts of a sheet: first its head, or the refusal, then its rows. */
export type SheetPart = { readonly head: Omit<Sheet, 'rows'> } | { readonly rows: Sheet['rows'] } | { readonly refused: SheetRefusal }

/** Kind of work → its input and its output, in parts. */
export interface Work {
  readonly sheet: { readonly input: Uint8Array; readonly part: SheetPart }
  /** Undefined if the file is not an image. */
  readonly image: { readonly input: Uint8Array; readonly part: CleanImage | 'tooLarge' | undefined }
  readonly imageSize: { readonly input: { readonly file: string; readonly edge: number }; readonly part: Uint8Array }
  readonly query: { readonly input: SandboxWork; readonly part: SandboxPart }
  readonly read: { readonly input: ReaderWork; readonly part: ReaderPart }
}

export type Kind = keyof Work

async function* sheet(bytes: Uint8Array): AsyncGenerator<SheetPart> {
  const { parseSheet } = await import('../records/import/parseSheet.ts')
  const answer = await parseSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if ('refused' in answer) return yield answer
  const { rows, ...head } = answer.sheet
  yield { head }
  for (let from = 0; from < rows.length; from += ROWS) yield { rows: rows.slice(from, from + ROWS) }
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
