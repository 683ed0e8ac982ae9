import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import type { Setup, SetupStep } from '../../../domain/setup.ts'
import { entityOf, namedEntity } from '../../../model/entityOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { Values } from '../../records/values.ts'
import { houseSettings } from './houseSettings.ts'

interface Facts {
  readonly context: RecordContext
  readonly settings: Values
}

const countOf = async ({ db, model, repository }: RecordContext, entity: string): Promise<number> => {
  const page = { sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 1 } as const
  return (await repository.list(db.read, namedEntity({ model }, entity), page)).total
}

const given = (value: unknown): boolean => value !== undefined && value !== null

const houseOf = async ({ db, model, repository }: RecordContext): Promise<Values | undefined> =>
  (await repository.getMany(db.read, entityOf({ model }, 'firms'), [HOUSE_FIRM]))[0]

/** Step → whether what it is about is there already. */
const DONE: Readonly<Record<string, (facts: Facts) => Promise<boolean>>> = {
  house: async ({ context }) => given((await houseOf(context))?.currency),
  mail: async ({ settings }) => given(settings.mailTestedAt),
  signUp: async ({ settings }) => given(settings.dealerApproval),
  plans: async ({ context }) => (await countOf(context, 'subscriptionPlans')) > 0,
  carLot: async ({ context }) => (await countOf(context, 'carLots')) > 0,
  colleague: async ({ context }) => (await countOf(context, 'users')) > 1,
}

/** Where the steps of the first set-up stand, in the order in which somebody would take them. What was skipped and is there all the same is done. */
export async function setup(context: RecordContext, configured: Pick<Setup, 'mail' | 'dealerApproval'>): Promise<Setup> {
  const entity = entityOf(context, 'houseSettings')
  const settings: Values = (await houseSettings(context, context.db.read)) ?? {}
  const skipped: readonly unknown[] = Array.isArray(settings.skippedSteps) ? settings.skippedSteps : []
  const stateOf = async (name: string): Promise<SetupStep> => {
    if (await DONE[name]?.({ context, settings })) return { name, state: 'done' }
    return { name, state: skipped.includes(name) ? 'skipped' : 'open' }
  }
  const names = entity.fieldsByName.skippedSteps?.options ?? []
  const { mailTestedAt } = settings
  return {
    steps: await Promise.all(names.map((name) => stateOf(String(name)))),
    ...configured,
    mailTestedAt: typeof mailTestedAt === 'string' ? mailTestedAt : null,
  }
}
