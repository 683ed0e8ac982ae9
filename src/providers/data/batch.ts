import type { BodyOf } from '../../model/calls/callContract.ts'
import type { BatchResult, batchCall } from '../../model/calls/recordCalls.ts'
import { type Confirmation, type Confirmations, confirmationOf, confirmed } from './confirmations.ts'
import type { Conflicts, Values } from './conflicts.ts'
import type { HttpClient } from './http.ts'
import { refusalOf } from './refusal.ts'
import { succeeded } from './succeeded.ts'
import type { Write } from './writes.ts'

export type BatchRequest = BodyOf<ReturnType<typeof batchCall>>

/** Resolves one conflict of a batch with the user, as in a form; if they decline, the record stays failed. */
const settle = async (parts: Parts, resource: string, { data = {} }: BatchRequest, result: BatchResult): Promise<BatchResult> => {
  const { id, fields, base = {}, mine = {}, theirs } = result
  if (result.code !== 'conflict' || !fields || !theirs) return result
  const choice = await parts.conflicts.ask({ resource, id, fields, base, mine: { ...mine, ...data }, theirs, again: false })
  if (choice === undefined) return result
  try {
    await parts.save({ resource, id, data: { ...data, ...choice }, version: Number(theirs._version) })
    return { id, status: 200 }
  } catch (error) {
    return { id, status: 409, ...refusalOf(error) }
  }
}

interface Parts {
  readonly apiUrl: string
  readonly httpClient: HttpClient
  readonly conflicts: Conflicts
  readonly confirmations: Confirmations
  readonly save: (write: Write) => Promise<Values>
}

/** Results by record, and the job that undoes them all; null if there is none, or not one alone. */
export interface BatchAnswer {
  readonly results: readonly BatchResult[]
  readonly jobId: string | null
}

const post = async (parts: Parts, resource: string, request: BatchRequest, headers?: Headers): Promise<BatchAnswer> => {
  const options = { method: 'POST', body: JSON.stringify(request), ...(headers && { headers }) }
  const { json } = await parts.httpClient(`${parts.apiUrl}/${resource}/batch`, options)
  return json
}

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

/** Asks once per confirmation for all its records, and sends them again if the user confirms. */
const confirmedBatch = async (parts: Parts, resource: string, request: BatchRequest, headers?: Headers): Promise<BatchAnswer> => {
  const { results, jobId } = await post(parts, resource, request, headers)
  const { filter: _filter, ...rest } = request
  const byId = new Map(results.map((result) => [result.id, result]))
  const jobs = jobId === null ? [] : [jobId]
  for (const confirmation of asksOf(results)) {
    if (!(await parts.confirmations.ask(confirmation))) continue
    const ids = results.filter(needs(confirmation)).map(({ id }) => id)
    const again = await confirmedBatch(parts, resource, { ...rest, ids }, confirmed(headers, confirmation))
    for (const result of again.results) byId.set(result.id, result)
    if (again.results.some(succeeded)) jobs.push(again.jobId ?? '')
  }
  const [only = ''] = jobs.length === 1 ? jobs : []
  return { results: results.map((result) => byId.get(result.id) ?? result), jobId: only || null }
}

/** One request for many records, with a result for each. Conflicts are resolved one after another. */
export const createBatch =
  (parts: Parts) =>
  async (resource: string, request: BatchRequest): Promise<BatchAnswer> => {
    const answered = await confirmedBatch(parts, resource, request)
    if (request.action !== 'update') return answered
    const settled: BatchResult[] = []
    for (const result of answered.results) settled.push(await settle(parts, resource, request, result))
    // What was settled is outside the job.
    const isWhole = settled.every((result, at) => result === answered.results[at])
    return { results: settled, jobId: isWhole ? answered.jobId : null }
  }
