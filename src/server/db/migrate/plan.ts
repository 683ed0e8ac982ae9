import type { Transaction } from '../database.ts'

/** Order in which steps run, for all tables. */
const PHASES = [
  'keep',
  'dropSearch',
  'rename',
  'createTable',
  'addColumn',
  'unlink',
  'reshape',
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
  /** What is done, for people. */
  readonly text: string
  readonly statements: readonly string[]
  /** Work that SQL can't express; runs after the statements. */
  readonly run?: (trx: Transaction) => Promise<void>
  /** What would be lost, for people, and in how many rows; absent where nothing can be lost. */
  readonly loss?: {
    readonly text: string
    readonly rows: number /** No approval helps: the data must be put right first. */
    readonly final: boolean
  }
}

/** All steps that bring the database to the schemas, in order. */
export interface Plan {
  readonly steps: readonly Step[]
  /** Steps that need approval because rows would be affected. */
  readonly losses: readonly Step[]
  /** What the operator should know. */
  readonly notes: readonly string[]
}

export const planOf = (steps: readonly Step[], notes: readonly string[]): Plan => {
  const ordered = PHASES.flatMap((phase) => steps.filter((step) => step.phase === phase))
  return { steps: ordered, losses: ordered.filter(({ loss }) => loss && loss.rows > 0), notes }
}

const lineOf = ({ table, text, loss }: Step): string => {
  if (!loss || loss.rows === 0) return `    ${table}: ${text}`
  return `  ! ${table}: ${text} – ${loss.text}: ${loss.rows} ${loss.rows === 1 ? 'row' : 'rows'}${loss.final ? ' (put the data right first)' : ''}`
}

/** The plan as text, a line a step; `!` marks what needs approval. */
export const printPlan = ({ steps, losses, notes }: Plan): string => {
  if (steps.length === 0) return ['The database matches the schemas.', ...notes].join('\n')
  const end =
    losses.length === 0
      ? 'Nothing can be lost: the next start applies this.'
      : `${losses.length} of these would lose or refuse data: back up, then npm run db:apply -- --allow-loss`
  return [...steps.map(lineOf), ...notes, end].join('\n')
}

/** The schemas ask for changes that would lose data, without approval. The message is the plan. */
export class MigrationRefused extends Error {
  readonly plan: Plan

  constructor(plan: Plan) {
    super(`The schemas ask for changes of the database that would lose or refuse data.\n${printPlan(plan)}`)
    this.name = 'MigrationRefused'
    this.plan = plan
  }
}
