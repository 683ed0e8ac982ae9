import type { FastifyRequest } from 'fastify'
import type { CallContract } from '../../model/calls/callContract.ts'
import { namedEntity } from '../../model/entityOf.ts'
import { AppError } from '../../model/errors.ts'
import { mayVisit } from '../../model/policy.ts'
import type { Subject } from '../../model/subject.ts'
import { authorize, isOfTenants, readOnlyReason } from '../records/access/denials.ts'
import type { RecordContext } from '../records/recordContext.ts'

/** The subject of calls without a session. */
const VISITOR: Subject = Object.freeze({ id: '', roles: [] })

const forbidden = () => new AppError(403, 'forbidden')

/** Id of the record in the path, if it belongs to the resource. */
const recordIn = ({ path }: CallContract, resource: string, { params }: FastifyRequest): string | undefined =>
  path.startsWith(`/api/${resource}/{id}`) && typeof params === 'object' && params !== null && 'id' in params
    ? String(params.id)
    : undefined

/** Whether the call needs a tenant that is not stopped, beyond what the action of its right needs (`PRODUCT.md P5`). */
function needsRunning(records: RecordContext, { method, readsOnly, whileStopped, right }: CallContract): boolean {
  if (whileStopped !== undefined) return whileStopped === 'refused'
  if (method === 'GET' || readsOnly || typeof right !== 'object' || !('resource' in right)) return false
  return isOfTenants(records.model, namedEntity(records, right.resource))
}

/** The subject as if its tenant ran. */
const asRunning = (subject: Subject): Subject => ({
  ...subject,
  attributes: Object.fromEntries(Object.entries(subject.attributes ?? {}).filter(([name]) => name !== 'stopped')),
})

/** Subject of the call. Throws `AppError` 401, or 403 if the access policy refuses, audited for records. */
export type Authorize = (contract: CallContract, request: FastifyRequest) => Subject | Promise<Subject>

export const createAuthorize =
  (records: RecordContext, authenticate: (request: FastifyRequest) => Subject): Authorize =>
  (contract, request) => {
    const { right } = contract
    if (right === 'anybody' || right === 'handler') return VISITOR
    const subject = authenticate(request)
    const stop = needsRunning(records, contract) ? readOnlyReason(subject) : undefined
    if (stop !== undefined) throw new AppError(403, stop)
    if (right === 'signedIn') return subject
    if ('resource' in right) {
      const { resource, action } = right
      const acting = contract.whileStopped === 'allowed' ? asRunning(subject) : subject
      const access = authorize(records, namedEntity(records, resource), acting, action, recordIn(contract, resource, request))
      return access instanceof Promise ? access : subject
    }
    if ('role' in right ? !subject.roles.includes(right.role) : !mayVisit(right.screen, subject)) throw forbidden()
    return subject
  }
