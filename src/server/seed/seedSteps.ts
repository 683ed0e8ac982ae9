import type { EntityId } from '../../model/entityMap.ts'
import type { SeedBatch, SeedDraft, SeedRecord } from './seedRecord.ts'

/** A step that adds initial data. */
export interface SeedStep<Context> {
  /** Entities whose records it adds. */
  readonly adds: readonly string[]
  /** Entities that its records depend on; their steps run before. Entities without a step are ignored. */
  readonly needs?: readonly string[]
  readonly batches: (context: Context) => readonly SeedBatch[]
  /** Changes of earlier steps' records: entity → function that returns the changed record. */
  readonly amends?: (context: Context) => Readonly<Record<string, (record: SeedRecord) => SeedRecord>>
}

/** Reference data of every installation. Ids never change. */
export type ReferenceStep = SeedStep<{ readonly production: boolean }>

/** Context of the demo's steps. */
export interface Demo {
  readonly now: Date
  /** Number of records of the longest list; enough to test lists. */
  readonly size: number
  /** Password hash of the demo accounts. */
  readonly passwordHash: string
  /** Records of an entity added by earlier steps. */
  readonly of: <Id extends EntityId>(entity: Id) => readonly SeedDraft<Id>[]
}

export type DemoStep = SeedStep<Demo>

/** A feature's part of the demo. */
export interface DemoParts {
  readonly demo: readonly DemoStep[]
  /** Changes of reference data, by their ids. */
  readonly changes?: readonly SeedBatch[]
}

/** Orders the steps by their needs. Throws for circular needs. */
export function inOrder<S extends Pick<SeedStep<never>, 'adds' | 'needs'>>(steps: readonly S[]): readonly S[] {
  const done: S[] = []
  function visit(step: S, waiting: readonly S[]): void {
    if (done.includes(step)) return
    if (waiting.includes(step)) throw new Error(`seeds of ${step.adds.join()} need each other`)
    const before = steps.filter((other) => other !== step && other.adds.some((entity) => step.needs?.includes(entity)))
    for (const other of before) visit(other, [...waiting, step])
    done.push(step)
  }
  for (const step of steps) visit(step, [])
  return done
}
