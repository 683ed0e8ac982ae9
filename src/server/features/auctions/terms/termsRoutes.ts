import type { FastifyInstance } from 'fastify'
import { termsCalls } from '../../../../domain/auction/termsCalls.ts'
import { defineCall } from '../../../calls/defineCall.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { acceptTerms, currentTerms } from './terms.ts'

/** Calls about the bidding terms. */
export function termsRoutes(app: FastifyInstance, records: RecordContext): void {
  defineCall(app, termsCalls.current, ({ subject }) => currentTerms(records, subject))
  defineCall(app, termsCalls.accept, ({ subject, params }) => acceptTerms(records, subject, params.id))
}
