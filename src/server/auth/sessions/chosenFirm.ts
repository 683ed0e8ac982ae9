import { AppError } from '../../../model/errors.ts'
import type { Model } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { actingFor } from '../../records/access/tenantOf.ts'
import { ADMIN } from './viewer.ts'

/** Maximum number of cached firms per session. */
const MAX = 100

/** Subjects by the firm that they view, because a stream asks for its own repeatedly. */
const chosen = new WeakMap<Subject, Map<string, Subject>>()

function viewing(model: Model, subject: Subject, firm: string): Subject {
  const known = chosen.get(subject) ?? new Map<string, Subject>()
  chosen.set(subject, known)
  const made = known.get(firm) ?? Object.freeze(actingFor(model, subject, firm))
  if (known.size < MAX) known.set(firm, made)
  return made
}

/**
 * The subject, for the firm (the tenant) that the header `X-Firm` names: Admins view all firms or one (`PRODUCT.md S6`). A firm that does not exist has
 * no records. Throws `AppError` 403 `firmOfOthers` for other users.
 */
export function forChosenFirm(model: Model, subject: Subject, header: string | readonly string[] | undefined): Subject {
  if (header === undefined || header === '') return subject
  if (typeof header !== 'string' || !subject.roles.includes(ADMIN)) throw new AppError(403, 'firmOfOthers')
  return viewing(model, subject, header)
}
