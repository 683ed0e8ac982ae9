import type { FastifyInstance } from 'fastify'
import { draftCalls } from '../../../model/calls/hubCalls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { readDraft, removeDraft, saveDraft } from '../drafts/drafts.ts'
import type { RouteContext } from './routeContext.ts'

/** What the caller has typed in forms and not saved; for products with the schema `drafts`. */
export function draftRoutes(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, draftCalls.read, ({ subject, params }) => readDraft(records, subject, params))
  defineCall(app, draftCalls.save, ({ subject, params, body }) =>
    saveDraft(records, subject, params, { ...body, version: body.version ?? null }),
  )
  defineCall(app, draftCalls.remove, ({ subject, params }) => removeDraft(records, subject, params))
}
