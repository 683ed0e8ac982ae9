import { join } from 'node:path'
import { loadModel } from '../../src/model/loadModel.ts'
import type { Model } from '../../src/model/resolvedEntity.ts'
import { loadFieldTypes } from '../../src/server/start/fieldTypes.ts'
import { loadSchemas } from '../../src/server/start/loadSchemas.ts'

const fieldTypes = await loadFieldTypes()
export const { columns } = fieldTypes

export const chinookModel = async (): Promise<Model> =>
  loadModel(await loadSchemas(join(import.meta.dirname, 'schemas')), fieldTypes.types, { roles: ['Admin', 'Clerk'] })
