import { viewCalls } from '../../../model/calls/viewCalls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { Feature } from '../../feature.ts'
import { chooseView } from './chooseView.ts'
import { createView, removeView, saveView } from './saveView.ts'
import { listViews, readView } from './views.ts'

/** Saved views of lists. */
export const feature: Feature = {
  routes(app, { records }) {
    defineCall(app, viewCalls.list, ({ subject }) => listViews(records, subject))
    defineCall(app, viewCalls.read, ({ subject, params }) => readView(records, subject, params.id))
    defineCall(app, viewCalls.create, ({ subject, body }) => createView(records, subject, body))
    defineCall(app, viewCalls.save, ({ subject, params, body }) => saveView(records, subject, params.id, body))
    defineCall(app, viewCalls.choose, ({ subject, params, body }) => chooseView(records, subject, params.id, body))
    defineCall(app, viewCalls.remove, ({ subject, params }) => removeView(records, subject, params.id))
  },
}
