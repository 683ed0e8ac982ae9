import type { SeedBatch, SeedRecord } from './seedRecord.ts'

/** A part of what a database starts with. */
export interface SeedStep<Context> {
  /** Entities whose records it adds. */
  readonly adds: readonly string[]
  /** Entities that its records refer to or are made of: their steps run before. One without a step is skipped. */
  readonly needs?: readonly string[]
  readonly batches: (context: Context) => readonly SeedBatch[]
  /** What its records mean for those of earlier steps: entity → the record as it is then. */
  readonly amends?: (context: Context) => Readonly<Record<string, (record: SeedRecord) => SeedRecord>>
}

/** What every installation has. Ids stay the same for ever. */
export type ReferenceStep = SeedStep<{ readonly production: boolean }>

/** What the demo is made with. */
export interface Demo {
  readonly now: Date
  /** How many the house has. */
  readonly customers: number
  /** What the demo accounts store. */
  readonly passwordHash: string
  /** Records that earlier steps have added to an entity; none where nothing does. */
  readonly of: (entity: string) => readonly SeedRecord[]
}

export type DemoStep = SeedStep<Demo>

/** The steps in an order in which what one needs is there. Throws where steps need each other. */
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
