import { SaxesParser } from 'saxes'
import { MAX_ROW, SheetError } from '../sheet.ts'

/** What happens at the parts of a document; names are without prefixes. */
export interface XmlEvents {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  /** May come in several pieces. */
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

const MAX_PIECE = MAX_ROW * 1024 ** 2

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

const refuse = (error: Error): never => {
  throw error
}

/**
 * Parses a document chunk by chunk, and yields after each chunk. Declared entities and types are refused, so that nothing expands. Throws `SheetError`
 * `importRowTooLong` at a text or tag of more than `MAX_ROW` megabytes, which the parser would collect.
 */
export async function* parseXml(chunks: AsyncIterable<Uint8Array>, { open, text, close }: XmlEvents): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let piece = 0
  parser.on('error', refuse)
  parser.on('doctype', () => refuse(new Error('a document type is not read')))
  parser.on('opentag', ({ name, attributes }) => {
    piece = 0
    open(local(name), attributes)
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('closetag', ({ name }) => {
    piece = 0
    close?.(local(name))
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
