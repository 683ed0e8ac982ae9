import type { FastifyInstance } from 'fastify'
import { type CommissionStatement, commissionCalls } from '../../../domain/commission/calls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { contentDisposition } from '../../records/routes/contentDisposition.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { InvoiceMargins } from '../invoices/margins.ts'
import { type ReportFileOptions, reportFile } from '../reports/reportFile.ts'
import { postStatement } from './postStatement.ts'
import { statementOf, visibleSalesmen } from './statement.ts'

const TEXTS = ['number', 'kind', 'date', 'customer', 'correction', 'basis', 'currency'] as const
const NUMBERS = ['net', 'profit', 'percentage', 'commission'] as const

/** A statement as the result of a report. */
const asResult = ({ lines, currency }: CommissionStatement, at: string) => ({
  at,
  columns: [
    ...TEXTS.map((name) => ({ name, type: name === 'date' ? ('date' as const) : ('text' as const) })),
    ...NUMBERS.map((name) => ({ name, type: 'decimal' as const })),
  ],
  rows: lines.map((line) => [
    ...[line.number, line.kind, line.date, line.customer, line.correction ? 'yes' : '', line.basis, currency],
    ...NUMBERS.map((name) => line[name]),
  ]),
  ...{ truncated: false, elapsed: 0 },
})

const fileOf = (statement: CommissionStatement, options: Omit<ReportFileOptions, 'name'>) =>
  reportFile({ name: `${statement.name} ${statement.month.slice(0, 7)}`, ...options }, asResult(statement, options.at))

/** Commissions by month: read, exported and posted. */
export function commissionRoutes(app: FastifyInstance, { records }: RouteContext): void {
  const margins = new InvoiceMargins()
  defineCall(app, commissionCalls.salesmen, async ({ subject }) => {
    const found = await visibleSalesmen({ records, subject, margins })
    const shown = found.map(({ id, name, userId }) => ({ id, name, own: userId === subject.id }))
    return shown.toSorted((one, other) => Number(other.own) - Number(one.own))
  })
  defineCall(app, commissionCalls.statement, ({ subject, query }) =>
    statementOf({ records, subject, margins }, query.salesman, query.month),
  )
  defineCall(app, commissionCalls.export, async ({ subject, body, reply }) => {
    const { salesman, month, format, rightToLeft = false, headings = {} } = body
    const statement = await statementOf({ records, subject, margins }, salesman, month)
    const changes = { salesman, month: statement.month, format }
    await records.audit.note({ subject, action: 'export', entity: 'commissionStatements', changes, outcome: 'done' })
    const file = fileOf(statement, { format, rightToLeft, headings, choices: {}, at: records.clock().toISOString() })
    reply.header('content-disposition', contentDisposition('attachment', file.name, `commission.${format}`))
    return reply.type(file.type).send(file.content)
  })
  defineCall(app, commissionCalls.post, async ({ subject, body }) => ({
    id: await postStatement({ records, subject, margins }, body.salesman, body.month),
  }))
}
