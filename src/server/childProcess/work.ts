import { parseSheet } from '../records/import/parseSheet.ts'
import type { Sheet, SheetRefusal } from '../records/import/sheet.ts'
import { type CleanImage, cleanImage, sizedImage } from '../records/uploads/encodeImage.ts'

/** Rows of one part: what the server takes in at once. */
const ROWS = 500

/** What a sheet comes in: its head first, or why it is refused, then its rows. */
export type SheetPart = { readonly head: Omit<Sheet, 'rows'> } | { readonly rows: Sheet['rows'] } | { readonly refused: SheetRefusal }

/** Kind of work → its input and its output, in parts. */
export interface Work {
  readonly sheet: { readonly input: Uint8Array; readonly part: SheetPart }
  /** Undefined for what is no image. */
  readonly image: { readonly input: Uint8Array; readonly part: CleanImage | 'tooLarge' | undefined }
  readonly imageSize: { readonly input: { readonly file: string; readonly edge: number }; readonly part: Uint8Array }
}

export type Kind = keyof Work

async function* sheet(bytes: Uint8Array): AsyncGenerator<SheetPart> {
  const answer = await parseSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if ('refused' in answer) return yield answer
  const { rows, ...head } = answer.sheet
  yield { head }
  for (let from = 0; from < rows.length; from += ROWS) yield { rows: rows.slice(from, from + ROWS) }
}

async function* once<T>(value: Promise<T>): AsyncGenerator<T> {
  yield await value
}

export const WORK: { readonly [K in Kind]: (input: Work[K]['input']) => AsyncIterable<Work[K]['part']> } = {
  sheet,
  image: (bytes) => once(cleanImage(bytes)),
  imageSize: ({ file, edge }) => once(sizedImage(file, edge)),
}
