import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { CallContract } from '../../../src/model/calls/callContract.ts'
import type { Model } from '../../../src/model/resolvedEntity.ts'
import { formats } from '../../../src/model/validate/formats.ts'
import { recordSchema } from '../../../src/server/records/openapi/entitySchemas.ts'
import { noteCall } from './answeredCalls.ts'

const ajv = new Ajv2020({ strict: false, formats, validateSchema: false, logger: false })

const compiled = new Map<string, ValidateFunction>()

/** Compiled once for all applications of the process: that takes longer than all checks of most of them. */
const validatorOf = (schema: object | boolean): ValidateFunction => {
  const text = JSON.stringify(schema)
  const validate = compiled.get(text) ?? ajv.compile(schema)
  compiled.set(text, validate)
  return validate
}

/** Throws, and prints to standard error, if an answer differs from the call's contract. */
export function createAnswerCheck(model: Model): (call: CallContract, answer: unknown) => void {
  const known = new Map<CallContract, ValidateFunction>()

  const schemaOf = ({ answer }: CallContract): object | boolean => {
    const [, entity] = /^#\/components\/schemas\/(\w+)$/.exec(typeof answer === 'object' ? String(answer.$ref) : '') ?? []
    const resolved = entity === undefined ? undefined : model.entities[entity]
    return resolved ? recordSchema(resolved) : (answer ?? false)
  }

  return (call, answer) => {
    const validate = known.get(call) ?? validatorOf(schemaOf(call))
    known.set(call, validate)
    const sent: unknown = JSON.parse(JSON.stringify(answer))
    if (validate(sent)) return noteCall('compared', call)
    const problem = `${call.method} ${call.path} answers what it does not document: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(sent).slice(0, 400)}`
    process.stderr.write(`${problem}\n`)
    throw new Error(problem)
  }
}
