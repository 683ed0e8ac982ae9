import { commentCalls } from '../../../model/calls/commentCalls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { Feature } from '../../feature.ts'
import { MINUTE } from '../../scheduler.ts'
import { rules } from './comments.rules.ts'
import { createComment, listComments, listPeople, removeComment, saveComment } from './comments.ts'
import { mailMentions } from './mailMentions.ts'
import { markSeen } from './seenComments.ts'

/** Comments on records of any entity. */
export const feature: Feature = {
  rules: () => ({ comments: rules }),
  jobs: ({ records, options, mailer }) => [
    { name: 'mail about mentions', every: MINUTE, run: () => mailMentions({ records, mailer, publicUrl: options.config.publicUrl }) },
  ],
  routes(app, { records }) {
    defineCall(app, commentCalls.list, ({ subject, params }) => listComments(records, subject, params))
    defineCall(app, commentCalls.people, ({ subject, params, query }) => listPeople(records, subject, params, query.q))
    defineCall(app, commentCalls.create, ({ subject, params, body }) => createComment(records, subject, params, body))
    defineCall(app, commentCalls.seen, ({ subject, params, body }) => markSeen(records, subject, params, body))
    defineCall(app, commentCalls.save, ({ subject, params, body }) => saveComment(records, subject, params.id, body))
    defineCall(app, commentCalls.remove, ({ subject, params }) => removeComment(records, subject, params.id))
  },
}
