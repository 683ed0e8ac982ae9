import type { printingCalls } from '../../../domain/printing/calls.ts'
import type { AnswerOf, BodyOf } from '../../../model/calls/callContract.ts'
import type { EntityId, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Access } from '../../records/access/access.ts'
import { authorize, notFound } from '../../records/access/denials.ts'
import { refuseUnseen } from '../../records/write/findForWrite.ts'
import type { DocumentLinks } from './documentLinks.ts'
import { kindOf } from './kinds/index.ts'
import { documentPage, type PageOptions } from './page/documentPage.ts'
import { type Parties, type PrintContext, printDocument, readParties } from './printDocument.ts'
import type { PrintKind } from './printKind.ts'

export interface SharingContext extends PrintContext {
  readonly links: DocumentLinks
  readonly publicUrl: string
}

type LinkBody = BodyOf<typeof printingCalls.link>

const MINUTE = 60

/** Lifetime of a link for the caller's own page, which may stay open for a while. */
const SHOWN_SECONDS = 30 * MINUTE

export const SHARED_DAYS = 30

interface Found extends Parties {
  readonly kind: PrintKind
  readonly record: EntityMap[EntityId]
}

/** Whether the subject reads all fields. The tenant, a field of Admins only, is the letterhead. */
const readsAll = ({ entity, hidden }: Access): boolean => [...hidden].every((path) => path === entity.tenant?.field)

/**
 * A record that the caller may print (`show`) or, if it belongs to the caller's firm, send to others (`export`). The page is the same for every
 * reader, so users who may not read one of its fields can't print it. Throws `AppError` 403, 404.
 */
export async function findPrinted(
  context: SharingContext,
  subject: Subject,
  { entity: name, id }: Pick<LinkBody, 'entity' | 'id'>,
  right: 'show' | 'export',
): Promise<Found> {
  const { records } = context
  const kind = kindOf(name)
  if (!kind || !records.model.entities[name]) throw notFound()
  const entity = entityOf(records, kind.entity)
  const access = await authorize(records, entity, subject, right, id)
  const [record] = await records.repository.getMany(
    records.db.read,
    entity,
    [id],
    right === 'show' ? access.readScope(subject) : access.scope(subject),
  )
  if (!record) return refuseUnseen(records, entity, subject, right, id)
  const others = (kind.reads ?? []).map((one) => records.access(entityOf(records, one), subject))
  if (others.some(({ allowed }) => !allowed.has('list'))) throw new AppError(403, 'forbidden')
  if (![access, ...others].every(readsAll)) throw new AppError(403, 'forbidden')
  return { kind, record, ...(await readParties(context, kind, record)) }
}

const seconds = (share: boolean): number => (share ? SHARED_DAYS * 24 * 60 * MINUTE : SHOWN_SECONDS)

/** Address of a document's page. Long-lived addresses are added to the audit trail. */
export async function linkTo(context: SharingContext, subject: Subject, body: LinkBody): Promise<AnswerOf<typeof printingCalls.link>> {
  const { share = false } = body
  const { kind, record, customer, locale: theirs } = await findPrinted(context, subject, body, share ? 'export' : 'show')
  const locale = body.locale ?? theirs
  const document = { entity: kind.entity, id: record.id, locale }
  const { token, expiresAt } = context.links.sign(document, kind.stateOf(record), seconds(share))
  if (share) await noteShared(context, subject, kind, record)
  const { title, number } = await printDocument(context, kind, record, locale)
  return {
    url: `${share ? context.publicUrl : ''}/api/documents/${token}`,
    expiresAt,
    locale,
    title: `${title} ${number}`,
    recipient: customer?.email ?? null,
  }
}

const noteShared = ({ records }: SharingContext, subject: Subject, { entity }: PrintKind, { id }: { readonly id: string }): Promise<void> =>
  records.audit.note({ subject, action: 'shareDocument', entity, recordId: id, outcome: 'done' })

/** The page of an address; undefined if the address is invalid or expired. */
export async function linkedPage(context: SharingContext, token: string, options: PageOptions): Promise<string | undefined> {
  const link = context.links.read(token)
  const kind = link && kindOf(link.entity)
  const { records } = context
  if (!link || !kind || !records.model.entities[kind.entity]) return undefined
  const [record] = await records.repository.getMany(records.db.read, entityOf(records, kind.entity), [link.id])
  if (!record || !context.links.holds(link, kind.stateOf(record))) return undefined
  return documentPage(await printDocument(context, kind, record, link.locale), options)
}
