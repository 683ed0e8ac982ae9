import type { FastifyInstance } from 'fastify'
import { accountCalls } from '../../../model/calls/accountCalls.ts'
import { systemCalls } from '../../../model/calls/hubCalls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { explainRight } from './explainRight.ts'
import { rightsMatrix } from './rightsMatrix.ts'

/** The caller's own rights, and why a user may or may not do something (`PRODUCT.md S8`). */
export function rightRoutes(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, accountCalls.rights, ({ subject }) => ({ rights: subject.rights ?? [] }))
  defineCall(app, systemCalls.why, ({ query }) => explainRight(records, query))
  defineCall(app, systemCalls.rightsMatrix, ({ subject, query }) => rightsMatrix(records, subject, query))
}
