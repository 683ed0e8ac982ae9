import type { FastifyInstance } from 'fastify'
import { targetCalls } from '../../../domain/targets/calls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { InvoiceMargins } from '../invoices/margins.ts'
import { targetProgress } from './targetProgress.ts'

/** What is reached of targets. */
export function targetRoutes(app: FastifyInstance, { records }: RouteContext): void {
  const margins = new InvoiceMargins()
  defineCall(app, targetCalls.progress, ({ subject, query }) => targetProgress({ records, subject, margins }, query))
}
