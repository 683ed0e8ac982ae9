import { plainName } from '../../../model/naming.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { type FileKind, importTexts } from '../import/importTexts.ts'
import { contentDisposition } from './contentDisposition.ts'

interface Named {
  readonly entity: ResolvedEntity
  /** Language of its name. */
  readonly locale: string
  /** Of a file of an import. */
  readonly kind?: FileKind
  readonly day?: string
  readonly format: string
}

/** The header `Content-Disposition` of a file of records: `Customers-refused-rows-2026-01-31.csv` in a language. */
export async function fileNameHeader({ entity, locale, kind, day, format }: Named): Promise<string> {
  const texts = await importTexts()
  const title = [texts.plural(entity, locale), ...(kind ? [texts.file(kind, locale)] : [])]
  const nameOf = (parts: readonly string[]) => `${[...parts, ...(day ? [day] : [])].join('-')}.${format}`
  return contentDisposition('attachment', nameOf(title.map(plainName)), nameOf([entity.id, ...(kind ? [kind] : [])]))
}
