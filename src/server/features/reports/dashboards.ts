import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import { dashboardCalls } from '../../../domain/reports/dashboardCalls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { notFound } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { runnableReports } from './runnableReports.ts'

type Role = NonNullable<EntityMap['dashboards']['role']>
type Dashboard = AnswerOf<(typeof dashboardCalls)['read']>
type Tile = Pick<Dashboard['tiles'][number], 'report' | 'size'>
type Owner = { readonly user: string } | { readonly role: Role }

const ROLES: readonly Role[] = ['Admin', 'Dealer']

const ownerOf = ({ id, roles }: Subject, role: Role | undefined): Owner => {
  if (role === undefined) return { user: id }
  if (!roles.includes('Admin')) throw new AppError(403, 'forbidden')
  return { role }
}

/** The subject's own dashboard, else the first one of the subject's roles. */
async function findDashboard({ db, repository }: RecordContext, subject: Subject) {
  const dashboards = repository.of('dashboards')
  const own = await dashboards.findOne(db.read, { user: subject.id })
  if (own) return { kept: own, by: 'user' as const }
  for (const role of ROLES.filter((one) => subject.roles.includes(one))) {
    const kept = await dashboards.findOne(db.read, { role })
    if (kept) return { kept, by: 'role' as const }
  }
  return { kept: undefined, by: 'nobody' as const }
}

async function read(context: RecordContext, subject: Subject): Promise<Dashboard> {
  const [reports, { kept, by }] = await Promise.all([runnableReports(context, subject), findDashboard(context, subject)])
  const byId = new Map(reports.map((report) => [report.id, report]))
  const placed = new Set(kept?.tiles.map(({ report }) => report))
  const chosen = (kept?.tiles ?? []).filter(({ hidden }) => hidden !== true)
  const added = reports.filter(({ id, showInDashboard }) => showInDashboard === true && !placed.has(id))
  const tiles = [...chosen, ...added.map(({ id }) => ({ report: id, size: null }))].flatMap(({ report: id, size }) => {
    const report = byId.get(id)
    return report ? [{ report: id, name: report.name, size: size ?? report.containerSize ?? 'medium' }] : []
  })
  const shown = new Set(tiles.map(({ report }) => report))
  return { tiles, more: reports.filter(({ id }) => !shown.has(id)).map(({ id, name }) => ({ id, name })), by }
}

/** Throws 404 for a report that the subject may not run. */
async function arrange(context: RecordContext, subject: Subject, owner: Owner, given: readonly Tile[]): Promise<void> {
  const reports = await runnableReports(context, subject)
  const known = new Set(reports.map(({ id }) => id))
  if (!given.every(({ report }) => known.has(report))) throw notFound()
  const shown = new Map(given.map((tile) => [tile.report, tile]))
  const removed = reports.filter(({ id, showInDashboard }) => showInDashboard === true && !shown.has(id))
  const tiles = [...shown.values(), ...removed.map(({ id }) => ({ report: id, hidden: true }))]
  const dashboards = context.repository.of('dashboards')
  await context.db.write(async (trx) => {
    const kept = await dashboards.findOne(trx, owner)
    if (kept) await dashboards.update(trx, kept, { tiles })
    else await dashboards.insert(trx, { id: v7(), ...owner, tiles })
  })
}

async function reset({ db, repository }: RecordContext, owner: Owner): Promise<void> {
  const dashboards = repository.of('dashboards')
  await db.write(async (trx) => {
    const kept = await dashboards.findOne(trx, owner)
    if (kept) await dashboards.remove(trx, kept.id)
  })
}

/** Reports on the start page: their order and size, by user or by role. */
export function dashboardRoutes(app: FastifyInstance, context: RecordContext): void {
  defineCall(app, dashboardCalls.read, ({ subject }) => read(context, subject))
  defineCall(app, dashboardCalls.arrange, ({ subject, body }) => arrange(context, subject, ownerOf(subject, body.role), body.tiles))
  defineCall(app, dashboardCalls.reset, ({ subject, query }) => reset(context, ownerOf(subject, query.role)))
  defineCall(app, dashboardCalls.menu, async ({ subject }) => {
    const reports = await runnableReports(context, subject, { showInMenu: true })
    return { reports: reports.map(({ id, name }) => ({ id, name })) }
  })
}
