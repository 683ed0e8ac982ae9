import { type XmlEvents, xmlParser } from '../../xmlParser.ts'
import { MAX_ROW, SheetError } from '../sheet.ts'

const MAX_PIECE = MAX_ROW * 1024 ** 2

/**
 * Parses a document chunk by chunk, and yields after each chunk. Throws `SheetError` `importRowTooLong` at a text or tag of more than `MAX_ROW` megabytes,
 * which the parser would collect.
 */
export async function* parseXml(chunks: AsyncIterable<Uint8Array>, { open, text, close }: XmlEvents): AsyncGenerator<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let piece = 0
  const parser = xmlParser({
    ...(text && { text }),
    open: (name, attributes) => {
      piece = 0
      open(name, attributes)
    },
    close: (name) => {
      piece = 0
      close?.(name)
    },
  })
  for await (const chunk of chunks) {
    piece += chunk.length
    parser.write(decoder.decode(chunk, { stream: true }))
    if (piece > MAX_PIECE) throw new SheetError('importRowTooLong')
    yield
  }
  parser.write(decoder.decode()).close()
  yield
}

/** Parses a whole document. */
export async function readXml(chunks: AsyncIterable<Uint8Array>, events: XmlEvents): Promise<void> {
  for await (const _ of parseXml(chunks, events));
}
