import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Model, ResolvedEntity } from '../model/resolvedEntity.ts'
import type { EntityFacts, ModelRequest, NumberedAnswer, NumberedRequest } from './modelRequests.ts'
import { checkProduct } from './schema/checkProduct.ts'
import { validatorModule } from './validatorModule.ts'

const load = async (): Promise<Model> => {
  const { root } = workerData as { readonly root: string }
  return checkProduct(join(root, 'schemas'))
}

const loading = load()
loading.catch(() => undefined)

const factsOf = ({ id, file, icon }: ResolvedEntity): EntityFacts => ({ id, file, icon })

const entityOf = (model: Model, id: string): ResolvedEntity => {
  const entity = model.entities[id]
  if (entity === undefined) throw new Error(`There is no schema with $id '${id}'`)
  return entity
}

const answer = (model: Model, request: ModelRequest): unknown => {
  if (request.kind === 'entities') return model.list.map(factsOf)
  return validatorModule(entityOf(model, request.entity))
}

const answered = async ({ number, request }: NumberedRequest): Promise<NumberedAnswer> => {
  try {
    return { number, answer: answer(await loading, request) }
  } catch (error) {
    return { number, mistake: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (request: NumberedRequest) => parentPort?.postMessage(await answered(request)))
