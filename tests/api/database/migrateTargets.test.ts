import { afterAll, beforeAll, expect, test } from 'vitest'
import { targets } from '../../../schemas/targets.ts'
import type { EntitySchema } from '../../../src/model/entitySchema.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { migrate } from '../../../src/server/db/migrate/migrate.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { createRepository } from '../../../src/server/db/repository/createRepository.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { columnTypes, entityOf, modelOf } from '../../support/models/databaseModel.ts'

const named = ($id: string): EntitySchema => ({
  $id,
  title: $id,
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, ...($id === 'currencies' && { digits: { type: 'integer' } }) },
})

/** Targets from before they were for anything but the sales of salesmen. */
const former: EntitySchema = {
  $id: 'targets',
  title: 'Target',
  type: 'object',
  required: ['name', 'salesman', 'startDate', 'endDate', 'amount'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100 },
    salesman: { type: 'string', reference: 'salesmen' },
    startDate: { type: 'string', format: 'date' },
    endDate: { type: 'string', format: 'date', notBefore: 'startDate' },
    amount: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency' },
    currency: { type: 'string', reference: 'currencies' },
  },
}

/** The schema as it is, without what needs further entities. */
const now: EntitySchema = JSON.parse(
  JSON.stringify({ ...targets, entity: {} }, (key, value) => (key === 'suggestions' || key === 'tenant' ? undefined : value)),
)

const others = ['salesmen', 'currencies'].map(named)

describeEachEngine('targets from before', (engine) => {
  let db: Database
  beforeAll(async () => {
    db = await openDatabase(engine.database)
    const before = modelOf(...others, former)
    await migrate(db, before, columnTypes)
    const repository = createRepository(db, before, columnTypes)
    const days = { startDate: '2026-01-01', endDate: '2026-03-31' }
    await db.write(async (trx) => {
      await repository.insert(trx, entityOf(before, 'salesmen'), { id: 's', name: 'Ada' })
      await repository.insert(trx, entityOf(before, 'targets'), { id: 't', name: 'Q1', salesman: 's', ...days, amount: '5.00' })
    })
  })
  afterAll(() => db?.close())

  test('are targets of a salesman’s sales, of the days that they had, and others need neither', async () => {
    const model = modelOf(...others, now)
    await migrate(db, model, columnTypes)
    const repository = createRepository(db, model, columnTypes)
    const entity = entityOf(model, 'targets')
    const common = { name: 'Cars', scope: 'make', make: 'Lada', measure: 'cars', count: 3 }
    await db.write(async (trx) => {
      await repository.insert(trx, entity, { id: 'u', ...common, startDate: '2026-01-01', endDate: '2026-01-31' })
    })
    const [first, second] = await repository.getMany(db.read, entity, ['t', 'u'])
    expect(first).toMatchObject({
      scope: 'salesman',
      measure: 'net',
      salesman: 's',
      amount: '5.00',
      endDate: '2026-03-31',
      period: null,
      count: null,
    })
    expect(second).toMatchObject({ ...common, salesman: null, amount: null })
  })
})
