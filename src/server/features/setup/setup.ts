import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import type { Setup, SetupStep } from '../../../domain/setup.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf, fieldOf, namedEntity } from '../../../model/entityOf.ts'
import type { Json } from '../../../model/entitySchema.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { houseSettings } from './houseSettings.ts'

interface Facts {
  readonly context: RecordContext
  readonly settings: EntityMap['houseSettings'] | undefined
}

const countOf = async ({ db, model, repository }: RecordContext, entity: string): Promise<number> => {
  const page = { sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 1 } as const
  return (await repository.list(db.read, namedEntity({ model }, entity), page)).total
}

const given = (value: unknown): boolean => value !== undefined && value !== null

const houseOf = ({ db, repository }: RecordContext) => repository.of('firms').get(db.read, HOUSE_FIRM)

type StepName = SetupStep['name']

/** Step → whether its records exist. */
const DONE: Readonly<Record<StepName, (facts: Facts) => Promise<boolean>>> = {
  house: async ({ context }) => given((await houseOf(context))?.currency),
  mail: async ({ settings }) => given(settings?.mailTestedAt),
  signUp: async ({ settings }) => given(settings?.dealerApproval),
  plans: async ({ context }) => (await countOf(context, 'subscriptionPlans')) > 0,
  carLot: async ({ context }) => (await countOf(context, 'carLots')) > 0,
  colleague: async ({ context }) => (await countOf(context, 'users')) > 1,
}

const isStep = (name: Json): name is StepName => typeof name === 'string' && Object.hasOwn(DONE, name)

/** State of the set-up steps, in their usual order. A step that was skipped but is complete counts as done. */
export async function setup(context: RecordContext, configured: Pick<Setup, 'mail' | 'dealerApproval'>): Promise<Setup> {
  const entity = entityOf(context, 'houseSettings')
  const settings = await houseSettings(context, context.db.read)
  const stateOf = async (name: StepName): Promise<SetupStep> => {
    if (await DONE[name]({ context, settings })) return { name, state: 'done' }
    return { name, state: settings?.skippedSteps.includes(name) ? 'skipped' : 'open' }
  }
  const names = fieldOf(entity, 'skippedSteps')?.options ?? []
  return {
    steps: await Promise.all(names.filter(isStep).map(stateOf)),
    ...configured,
    mailTestedAt: settings?.mailTestedAt ?? null,
  }
}
