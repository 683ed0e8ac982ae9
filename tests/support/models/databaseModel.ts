import type { EntitySchema } from '../../../src/model/entitySchema.ts'
import { loadModel } from '../../../src/model/loadModel.ts'
import type { Model, ResolvedEntity } from '../../../src/model/resolvedEntity.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { migrate } from '../../../src/server/db/migrate/migrate.ts'
import { type DatabaseTarget, openDatabase } from '../../../src/server/db/openDatabase.ts'
import { createRepository } from '../../../src/server/db/repository/createRepository.ts'
import type { Repository } from '../../../src/server/db/repository/repository.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'

const { types, columns } = await loadFieldTypes()

/** SQL parts of the field types, for migration and repository. */
export { columns as columnTypes }

/** A model of a few schemas with the real field types. */
export const modelOf = (...schemas: readonly EntitySchema[]): Model =>
  loadModel(
    schemas.map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema })),
    types,
  )

export const entityOf = (model: Model, id: string): ResolvedEntity => {
  const entity = model.entities[id]
  if (!entity) throw new Error(`The model has no ${id}`)
  return entity
}

/** One entity of a model of its own. */
export const resolvedEntity = (schema: EntitySchema): ResolvedEntity => entityOf(modelOf(schema), schema.$id)

export interface Opened {
  readonly db: Database
  readonly repository: Repository
}

/** A database migrated to a model, and its repository. */
export const openMigrated = async (target: DatabaseTarget, model: Model, clock?: () => Date): Promise<Opened> => {
  const db = await openDatabase(target)
  await migrate(db, model, columns)
  return { db, repository: createRepository(db, model, columns, clock) }
}
