import type { BodyOf } from '../../model/calls/callContract.ts'
import type { BatchResult, batchCall } from '../../model/calls/recordCalls.ts'
import { type Confirmation, type Confirmations, confirmationOf, confirmed } from './confirmations.ts'
import type { Conflicts } from './conflicts.ts'
import type { HttpClient } from './http.ts'
import { refusalOf } from './refusal.ts'

export type BatchRequest = BodyOf<ReturnType<typeof batchCall>>

interface Parts {
  readonly apiUrl: string
  readonly httpClient: HttpClient
  readonly conflicts: Conflicts
  readonly confirmations: Confirmations
}

/** Results by record, and the job that undoes them all; null if nothing can be undone. */
export interface BatchAnswer {
  readonly results: readonly BatchResult[]
  readonly jobId: string | null
}

const post = async (parts: Parts, resource: string, request: BatchRequest, headers?: Headers): Promise<BatchAnswer> => {
  const options = { method: 'POST', body: JSON.stringify(request), ...(headers && { headers }) }
  const { json } = await parts.httpClient(`${parts.apiUrl}/${resource}/batch`, options)
  return json
}

const inJob = (request: BatchRequest, jobId: string | undefined): BatchRequest => ({ ...request, ...(jobId !== undefined && { jobId }) })

const isSame = (one: Confirmation | undefined, other: Confirmation): boolean =>
  one?.operation === other.operation && one.kind === other.kind

const needs =
  (confirmation: Confirmation) =>
  (result: BatchResult): boolean =>
    isSame(confirmationOf(result), confirmation)

/** Distinct confirmations that the records require. */
const asksOf = (results: readonly BatchResult[]): readonly Confirmation[] =>
  results.flatMap((result, index) => {
    const confirmation = confirmationOf(result)
    return confirmation && results.findIndex(needs(confirmation)) === index ? [confirmation] : []
  })

/** Asks once per confirmation for all its records, and sends them again if the user confirms; what they write belongs to the same job. */
const confirmedBatch = async (parts: Parts, resource: string, request: BatchRequest, headers?: Headers): Promise<BatchAnswer> => {
  const { results, jobId } = await post(parts, resource, request, headers)
  const { filter: _filter, ...rest } = request
  const byId = new Map(results.map((result) => [result.id, result]))
  let job = jobId ?? request.jobId
  for (const confirmation of asksOf(results)) {
    if (!(await parts.confirmations.ask(confirmation))) continue
    const ids = results.filter(needs(confirmation)).map(({ id }) => id)
    const again = await confirmedBatch(parts, resource, inJob({ ...rest, ids }, job), confirmed(headers, confirmation))
    for (const result of again.results) byId.set(result.id, result)
    job = again.jobId ?? job
  }
  return { results: results.map((result) => byId.get(result.id) ?? result), jobId: job ?? null }
}

/** Resolves one conflict of a batch with the user, as in a form; if they decline, the record stays failed. */
const settle = async (parts: Parts, resource: string, request: BatchRequest, result: BatchResult, again = false): Promise<BatchAnswer> => {
  const unsettled = { results: [result], jobId: request.jobId ?? null }
  const { data = {} } = request
  const { id, fields, base = {}, mine = {}, theirs } = result
  if (result.code !== 'conflict' || !fields || !theirs) return unsettled
  const choice = await parts.conflicts.ask({ resource, id, fields, base, mine: { ...mine, ...data }, theirs, again })
  if (choice === undefined) return unsettled
  const { filter: _filter, ...rest } = request
  const chosen = { ...rest, ids: [id], data: { ...data, ...choice }, versions: { [id]: Number(theirs._version) } }
  try {
    const { results, jobId } = await confirmedBatch(parts, resource, chosen)
    return settle(parts, resource, inJob(chosen, jobId ?? undefined), results[0] ?? result, true)
  } catch (error) {
    return { ...unsettled, results: [{ id, status: 409, ...refusalOf(error) }] }
  }
}

/** One request for many records, with a result for each. Conflicts are resolved one after another, in the same job. */
export const createBatch =
  (parts: Parts) =>
  async (resource: string, request: BatchRequest): Promise<BatchAnswer> => {
    const answered = await confirmedBatch(parts, resource, request)
    if (request.action !== 'update') return answered
    const results: BatchResult[] = []
    let { jobId } = answered
    for (const result of answered.results) {
      const settled = await settle(parts, resource, inJob(request, jobId ?? undefined), result)
      results.push(...settled.results)
      jobId = settled.jobId
    }
    return { results, jobId }
  }
