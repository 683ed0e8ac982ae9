import type { Transaction } from '../database.ts'

/** Order in which steps run, for all tables. */
const PHASES = [
  'keep',
  'dropSearch',
  'rename',
  'createTable',
  'carry',
  'addColumn',
  'unlink',
  'reshape',
  'convert',
  'addReferences',
  'dropIndex',
  'fill',
  'derive',
  'fold',
  'createIndex',
  'createSearch',
  'dropTable',
  'forget',
] as const
type Phase = (typeof PHASES)[number]

/** One change of the database. */
export interface Step {
  readonly phase: Phase
  readonly table: string
  /** The column that loses data, if not the whole table. */
  readonly column?: string
  /** Description for operators. */
  readonly text: string
  readonly statements: readonly string[]
  /** Work that SQL can't express; runs after the statements. */
  readonly run?: (trx: Transaction) => Promise<void>
  /** Description of the loss and number of rows; absent if nothing can be lost. */
  readonly loss?: {
    readonly text: string
    readonly rows: number
    /** Some of the affected records. */
    readonly ids?: readonly string[]
    /** Approval is not possible: the data must be corrected first. */
    readonly final: boolean
  }
}

/** All steps of the migration, in order. */
export interface Plan {
  readonly steps: readonly Step[]
  /** Steps that need approval because rows would be affected. */
  readonly losses: readonly Step[]
  /** Notes for the operator. */
  readonly notes: readonly string[]
}

export const planOf = (steps: readonly Step[], notes: readonly string[]): Plan => {
  const ordered = PHASES.flatMap((phase) => steps.filter((step) => step.phase === phase))
  return { steps: ordered, losses: ordered.filter(({ loss }) => loss && loss.rows > 0), notes }
}

/** Maximum number of ids shown per step. */
export const SHOWN_IDS = 5

/** Name for approving a step that loses data: `items.price`, or the table. */
export const approvalOf = ({ table, column }: Step): string => (column === undefined ? table : `${table}.${column}`)

const idsOf = ({ ids = [], rows }: NonNullable<Step['loss']>): string =>
  ids.length === 0 ? '' : ` (${ids.join(', ')}${rows > ids.length ? ', …' : ''})`

const lineOf = (step: Step): string => {
  const { table, text, loss } = step
  if (!loss || loss.rows === 0) return `    ${table}: ${text}`
  const count = `${loss.rows} ${loss.rows === 1 ? 'row' : 'rows'}${idsOf(loss)}`
  const how = loss.final ? '(put the data right first)' : `[${approvalOf(step)}]`
  return `  ! ${table}: ${text} – ${loss.text}: ${count} ${how}`
}

const approvals = (losses: readonly Step[]): string => [...new Set(losses.filter(({ loss }) => !loss?.final).map(approvalOf))].join()

/** The plan as text, one line per step; `!` marks steps that need approval. */
export const printPlan = ({ steps, losses, notes }: Plan): string => {
  if (steps.length === 0) return ['The database matches the schemas.', ...notes].join('\n')
  const end =
    losses.length === 0
      ? 'Nothing can be lost: the next start applies this.'
      : `${losses.length} of these would lose or refuse data: back up, then npm run db:apply -- --allow-loss, or --allow-loss=${approvals(losses)} for those alone`
  return [...steps.map(lineOf), ...notes, end].join('\n')
}

/** The migration would lose data and is not approved. The message is the plan. */
export class MigrationRefused extends Error {
  readonly plan: Plan

  constructor(plan: Plan) {
    super(`The schemas ask for changes of the database that would lose or refuse data.\n${printPlan(plan)}`)
    this.name = 'MigrationRefused'
    this.plan = plan
  }
}
