import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'

/** Subjects by the firm that they view, because a stream asks for its own repeatedly. */
const chosen = new WeakMap<Subject, Map<string, Subject>>()

function actingFor(subject: Subject, firm: string): Subject {
  const known = chosen.get(subject) ?? new Map<string, Subject>()
  chosen.set(subject, known)
  const made = known.get(firm) ?? Object.freeze({ ...subject, attributes: { ...subject.attributes, firm } })
  if (known.size < MAX) known.set(firm, made)
  return made
}

/** Maximum number of cached firms per session. */
const MAX = 100

/**
 * The subject, for the firm that the header `X-Firm` names: Admins view all firms or one (`PRODUCT.md S6`). A firm that does not exist has
 * no records. Throws `AppError` 403 `firmOfOthers` for other users.
 */
export function forChosenFirm(subject: Subject, header: string | readonly string[] | undefined): Subject {
  if (header === undefined || header === '') return subject
  if (typeof header !== 'string' || !subject.roles.includes('Admin')) throw new AppError(403, 'firmOfOthers')
  return actingFor(subject, header)
}
