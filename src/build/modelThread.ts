import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Model, ResolvedEntity } from '../model/resolvedEntity.ts'
import type { EntityFacts, NumberedAnswer, NumberedQuestion, Question } from './modelQuestions.ts'
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

const answer = (model: Model, question: Question): unknown => {
  if (question.kind === 'entities') return model.list.map(factsOf)
  return validatorModule(entityOf(model, question.entity))
}

const answered = async ({ number, question }: NumberedQuestion): Promise<NumberedAnswer> => {
  try {
    return { number, answer: answer(await loading, question) }
  } catch (error) {
    return { number, mistake: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (asked: NumberedQuestion) => parentPort?.postMessage(await answered(asked)))
