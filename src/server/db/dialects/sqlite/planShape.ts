/** One line of EXPLAIN QUERY PLAN. */
export interface PlanLine {
  readonly id: number
  readonly parent: number
  readonly detail: string
}

/** Nested loops of a statement over whole tables or indexes, and loops over parts of an index. */
export interface PlanShape {
  /** The maximum nesting of scans, for each part of the statement with scans. */
  readonly scans: readonly number[]
  /** Searches that may find many rows. */
  readonly searches: number
  /** A recursive part, which has no limit. */
  readonly isRecursive: boolean
}

/** Rows of another part of the statement, of values or of a parameter. */
const MADE = /^(?:CO-ROUTINE|MATERIALIZE|RECURSIVE STEP|SETUP)\s*(\S*)/

/** One row by its key. */
const ONE_ROW = /\((?:rowid|id)=\?\)$/

const LOOP = /^(SCAN|SEARCH) (\S+)(.*)$/

/** Rows that the statement itself contains, and values of JSON under any name: their number depends on a parameter, or on loops that are counted. */
const SMALL = /^SCAN (?:CONSTANT ROW|\d+ CONSTANT ROWS|\S+ VIRTUAL TABLE INDEX [13]:$)/

/** Whether a loop reads rows that another part of the statement makes. A table inside that part may have the same name. */
function readsMade(
  { parent }: PlanLine,
  name: string,
  lines: ReadonlyMap<number, PlanLine>,
  made: ReadonlyMap<string, readonly number[]>,
): boolean {
  const makers = made.get(name) ?? []
  const around = new Set<number>()
  for (let at = lines.get(parent); at; at = lines.get(at.parent)) around.add(at.id)
  return makers.some((maker) => !around.has(maker))
}

/** The loops of a plan, independent of the sizes of its tables. */
export function planShape(lines: readonly PlanLine[]): PlanShape {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const made = new Map<string, number[]>()
  for (const { id, detail } of lines) {
    const name = MADE.exec(detail)?.[1]
    if (name !== undefined) made.set(name, [...(made.get(name) ?? []), id])
  }
  const scans = new Map<number, number>()
  let searches = 0
  for (const line of lines) {
    const { parent, detail } = line
    const [, kind, name = '', rest = ''] = LOOP.exec(detail) ?? []
    if (kind === undefined || readsMade(line, name, byId, made) || SMALL.test(detail)) continue
    if (kind === 'SCAN') scans.set(parent, (scans.get(parent) ?? 0) + 1)
    else if (!ONE_ROW.test(rest)) searches += 1
  }
  return { scans: [...scans.values()], searches, isRecursive: lines.some(({ detail }) => detail.startsWith('RECURSIVE STEP')) }
}

/** Maximum number of visited rows of such a plan, if its largest table has that many rows. */
export const rowsVisited = ({ scans, searches, isRecursive }: PlanShape, size: number): number =>
  isRecursive ? Number.POSITIVE_INFINITY : scans.reduce((sum, depth) => sum + size ** depth, 1) + searches * size
