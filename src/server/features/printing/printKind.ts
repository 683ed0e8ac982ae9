import type { PrintingMessages } from '../../../../i18n/en/printing.ts'
import type { Letterhead, Party, Printable } from '../../../domain/printing/printable.ts'
import type { EntityId, EntityMap } from '../../../model/entityMap.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { Formats } from './formats.ts'

/** What a kind of document is made with: the language's texts and formats, who writes it and to whom. */
export interface Printing {
  readonly records: RecordContext
  readonly locale: string
  readonly texts: PrintingMessages
  readonly formats: Formats
  readonly firm: EntityMap['firms'] | undefined
  readonly customer: EntityMap['customers'] | undefined
  readonly letterhead: Letterhead
  /** The customer as an addressee. */
  readonly addressee: (label: string) => Party
}

/** What a kind adds to what all documents have. */
export type PrintedParts = Omit<Printable, 'locale' | 'firm' | 'texts'>

/** How records of an entity are printed; methods, so that a kind of one entity is a kind of any. One more kind is one more of these in `kinds/`. */
export interface PrintKind<Id extends EntityId = EntityId> {
  readonly entity: Id
  /** What else the page tells of: who prints it may list these as well. */
  readonly reads?: readonly EntityId[]
  customerOf(record: EntityMap[Id]): string | null
  /** A link shows the record as long as this stays the same. */
  stateOf(record: EntityMap[Id]): string
  describe(printing: Printing, record: EntityMap[Id]): Promise<PrintedParts>
}
