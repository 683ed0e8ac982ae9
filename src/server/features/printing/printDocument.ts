import type { Printable } from '../../../domain/printing/printable.ts'
import type { EntityId, EntityMap } from '../../../model/entityMap.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { UploadLinks } from '../../records/uploads/uploadLinks.ts'
import { formatsOf } from './formats.ts'
import { addresseeOf, letterheadOf } from './parties.ts'
import type { PrintKind } from './printKind.ts'
import { fill, printTexts } from './printTexts.ts'

/** Dependencies of printing. */
export interface PrintContext {
  readonly records: RecordContext
  /** Of pictures, for pages without a session. */
  readonly uploads: UploadLinks
}

type Printed = EntityMap[EntityId]

/** Sender and recipient of a record. */
export interface Parties {
  readonly firm: EntityMap['firms'] | undefined
  readonly customer: EntityMap['customers'] | undefined
  /** The customer's language, else the firm's. */
  readonly locale: string
}

const firmIn = (record: Printed): string | null => ('firm' in record && typeof record.firm === 'string' ? record.firm : null)

export async function readParties({ records }: PrintContext, kind: PrintKind, record: Printed): Promise<Parties> {
  const { repository, db } = records
  const [owner, addressee] = [firmIn(record), kind.customerOf(record)]
  const firm = owner === null ? undefined : await repository.of('firms').get(db.read, owner)
  const customer = addressee === null ? undefined : await repository.of('customers').get(db.read, addressee)
  return { firm, customer, locale: customer?.language ?? firm?.locale ?? 'en' }
}

/** A record as a document in a language. */
export async function printDocument(context: PrintContext, kind: PrintKind, record: Printed, locale: string): Promise<Printable> {
  const { firm, customer } = await readParties(context, kind, record)
  const texts = await printTexts(locale)
  const letterhead = letterheadOf(firm, context.uploads, texts, locale)
  const addressee = addresseeOf(customer, texts, locale)
  const { records } = context
  const parts = await kind.describe({ records, locale, texts, formats: formatsOf(locale), firm, customer, letterhead, addressee }, record)
  return {
    ...parts,
    locale,
    firm: letterhead,
    texts: {
      page: (page, pages) => fill(texts.page, { page, pages }),
      print: texts.print,
      notes: texts.notes,
      payment: texts.payment,
    },
  }
}
