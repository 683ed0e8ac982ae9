import type { RuleContext } from '../../records/rules.ts'

/** The user who created a report, by the audit trail; null for a new report, and if the account is gone. */
export async function makerOf({ trx, repository }: Pick<RuleContext, 'trx' | 'repository'>, id: string): Promise<string | null> {
  const entry = await repository.of('auditEntries').findOne(trx, { entity: 'reports', recordId: id, action: 'create' })
  const maker = entry?.actorId
  return maker && (await repository.of('users').exists(trx, maker)) ? maker : null
}
