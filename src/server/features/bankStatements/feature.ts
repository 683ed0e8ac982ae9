import type { FastifyInstance } from 'fastify'
import { bankStatementCalls } from '../../../domain/bankStatements/calls.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { Feature } from '../../feature.ts'
import { authorize } from '../../records/access/denials.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import type { RulesFor } from '../../records/rules.ts'
import { refuseUnseen } from '../../records/write/findForWrite.ts'
import { matchesOf } from './matches.ts'
import { readStatement } from './readStatement.ts'
import { acceptLine, chargeLine, ignoreLine } from './statementLines.ts'

const bankAccounts: RulesFor<'bankAccounts'> = { actions: [readStatement] }
const bankStatements: RulesFor<'bankStatements'> = { actions: [acceptLine, chargeLine, ignoreLine] }

function matchRoutes(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, bankStatementCalls.matches, async ({ subject, params }) => {
    const entity = entityOf(records, 'bankStatements')
    const access = await authorize(records, entity, subject, 'show', params.id)
    const statement = await records.repository.of('bankStatements').get(records.db.read, params.id, access.scope(subject))
    return statement ? matchesOf(records, subject, statement) : refuseUnseen(records, entity, subject, 'show', params.id)
  })
}

/** Bank statements: read from files, matched with open documents, posted as payments. */
export const feature: Feature = { rules: () => ({ bankAccounts, bankStatements }), routes: matchRoutes }
