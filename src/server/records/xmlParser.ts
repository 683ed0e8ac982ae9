import { SaxesParser } from 'saxes'

/** What happens at the parts of a document; names are without prefixes. */
export interface XmlEvents {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  /** May come in several pieces. */
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

const refuse = (error: Error): never => {
  throw error
}

/**
 * A parser that knows no external and no declared entities, so a document can't expand while it is parsed. It throws at what is not XML, and at a document
 * type.
 */
export function xmlParser({ open, text, close }: XmlEvents): SaxesParser {
  const parser = new SaxesParser()
  parser.on('error', refuse)
  parser.on('doctype', () => refuse(new Error('a document type is not read')))
  parser.on('opentag', ({ name, attributes }) => open(local(name), attributes))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  if (close) parser.on('closetag', ({ name }) => close(local(name)))
  return parser
}
