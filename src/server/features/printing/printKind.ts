import type { PrintingMessages } from '../../../../i18n/en/printing.ts'
import type { Letterhead, Party, Printable } from '../../../domain/printing/printable.ts'
import type { EntityId, EntityMap } from '../../../model/entityMap.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { Formats } from './formats.ts'

/** Context of a document: texts and formats of the language, sender and recipient. */
export interface PrintingContext {
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

/** The parts of a document that depend on its kind. */
export type PrintedParts = Omit<Printable, 'locale' | 'firm' | 'texts'>

/** How records of an entity are printed; methods, because a kind of one entity must be assignable to a kind of any. To add a kind, add a file in `kinds/`. */
export interface PrintKind<Id extends EntityId = EntityId> {
  readonly entity: Id
  /** Further entities on the page; printing needs the right to list them. */
  readonly reads?: readonly EntityId[]
  customerOf(record: EntityMap[Id]): string | null
  /** A link is valid as long as this value stays the same. */
  stateOf(record: EntityMap[Id]): string
  describe(printing: PrintingContext, record: EntityMap[Id]): Promise<PrintedParts>
}
