import { type AnswerOf, declareCall } from '../model/calls/callContract.ts'
import { listOf, momentOrNull, object, text } from '../model/calls/schemaParts.ts'
import type { EntityMap } from '../model/entityMap.ts'

const admins = { tag: 'System', right: { role: 'Admin' } } as const

const STEPS = [
  'house',
  'mail',
  'signUp',
  'plans',
  'carLot',
  'colleague',
] as const satisfies readonly EntityMap['houseSettings']['skippedSteps'][number][]

const STEP = object({
  name: { enum: STEPS, description: 'A choice of `houseSettings.skippedSteps`' },
  state: {
    enum: ['open', 'done', 'skipped'],
    description: 'Derived from the records where possible; the other steps can be skipped',
  },
})

/** Setup of a fresh installation (`PRODUCT.md S10`). */
export const setupCalls = {
  setup: declareCall({
    ...admins,
    method: 'GET',
    path: '/api/setup',
    summary: 'Which steps of the first setup are open',
    answer: object({
      steps: listOf(STEP),
      mail: { enum: ['smtp', 'outbox'], description: '`smtp`: mail goes out; `outbox`: it is kept for Admins to read' },
      dealerApproval: {
        enum: ['manual', 'auto'],
        description: 'As the server is configured: counts until the house settings say otherwise',
      },
      mailTestedAt: { ...momentOrNull, description: 'The last test message that went out' },
    }),
  }),
  testMail: declareCall({
    ...admins,
    method: 'POST',
    path: '/api/setup/mail',
    summary: 'Send a test message to one’s own address',
    answer: object({ outcome: { enum: ['sent', 'kept', 'failed'] }, to: text }),
  }),
}

/** Answer of `GET /api/setup`. */
export type Setup = AnswerOf<typeof setupCalls.setup>
export type SetupStep = Setup['steps'][number]
export type SetupState = SetupStep['state']

/** Outcome of a test message: sent, kept in the outbox, or refused by the mail server. */
export type MailOutcome = AnswerOf<typeof setupCalls.testMail>['outcome']
