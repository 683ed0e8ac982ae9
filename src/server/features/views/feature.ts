import { templateCalls } from '../../../model/calls/templateCalls.ts'
import { viewCalls } from '../../../model/calls/viewCalls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { Feature } from '../../feature.ts'
import { chooseView } from './chooseView.ts'
import { createView, removeView, saveView } from './saveView.ts'
import { createTemplate, listTemplates, readTemplate, removeTemplate, saveTemplate } from './templates/templates.ts'
import { listViews, readView } from './views.ts'

/** Saved views of lists, and templates of new records. */
export const feature: Feature = {
  routes(app, { records }) {
    defineCall(app, viewCalls.list, ({ subject }) => listViews(records, subject))
    defineCall(app, viewCalls.read, ({ subject, params }) => readView(records, subject, params.id))
    defineCall(app, viewCalls.create, ({ subject, body }) => createView(records, subject, body))
    defineCall(app, viewCalls.save, ({ subject, params, body }) => saveView(records, subject, params.id, body))
    defineCall(app, viewCalls.choose, ({ subject, params, body }) => chooseView(records, subject, params.id, body))
    defineCall(app, viewCalls.remove, ({ subject, params }) => removeView(records, subject, params.id))
    defineCall(app, templateCalls.list, ({ subject }) => listTemplates(records, subject))
    defineCall(app, templateCalls.read, ({ subject, params }) => readTemplate(records, subject, params.id))
    defineCall(app, templateCalls.create, ({ subject, body }) => createTemplate(records, subject, body))
    defineCall(app, templateCalls.save, ({ subject, params, body }) => saveTemplate(records, subject, params.id, body))
    defineCall(app, templateCalls.remove, ({ subject, params }) => removeTemplate(records, subject, params.id))
  },
}
