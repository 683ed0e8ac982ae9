import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { isExposed } from '../../../src/server/records/routes/routeContext.ts'
import { DEMO_PASSWORD } from '../../../src/server/seed/demoUsers.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { OpenapiDocument, type Operation } from '../../support/app/openapiDocument.ts'
import { RequestMaker, type Sent } from '../../support/app/openapiRequests.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

/** Each run sends the same requests; another seed sends others: `FUZZ_SEED=7 FUZZ_RUNS=50 npx vitest run tests/api/records/openapiFuzz.test.ts`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260)
const RUNS = Number(process.env.FUZZ_RUNS ?? 3)

/** Endless answers. */
const isStream = ({ path }: Operation) => path === '/api/events'

const CALLERS = [ADMIN, DEALER, undefined] as const
type Caller = (typeof CALLERS)[number]

/** Calls that may end sessions or change rights come last, so that the others run with all rights. */
const LAST = /^\/api\/(Auth|me|users|dealers|firms|userRights)\b/

const shown = (text: string) => (text.length > 600 ? `${text.slice(0, 600)}…` : text)

describeEachEngine('requests made from the OpenAPI document', (engine) => {
  const hub = engineApp(engine, { customers: 5 })
  const tokens = new Map<Caller, string>()

  async function signIn(email: string): Promise<string> {
    const payload = { email, password: DEMO_PASSWORD }
    const answer = await hub.app.inject({ method: 'POST', url: '/api/Auth/login', payload })
    return answer.statusCode === 200 ? answer.json<{ token: string }>().token : ''
  }

  async function authorization(caller: Caller): Promise<Readonly<Record<string, string>>> {
    if (caller === undefined) return {}
    const token = tokens.get(caller) ?? (await signIn(caller))
    tokens.set(caller, token)
    return { authorization: `Bearer ${token}` }
  }

  async function send({ method }: Operation, caller: Caller, { url, headers, payload }: Sent): Promise<LightMyRequestResponse> {
    const answer = await hub.app.inject({
      method,
      url,
      headers: { ...headers, ...(await authorization(caller)) },
      ...(payload === undefined ? {} : { payload }),
    })
    if (answer.statusCode === 401 && caller !== undefined) tokens.delete(caller)
    return answer
  }

  async function poolOf(): Promise<ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>> {
    const pool = new Map<string, readonly Readonly<Record<string, unknown>>[]>()
    for (const { id } of hub.model.list.filter(isExposed)) {
      const answer = await hub.as(ADMIN, { url: `/api/${id}?range=[0,3]` })
      if (answer.statusCode === 200) pool.set(id, answer.json())
    }
    return pool
  }

  /** Text of the first answer that differs from its documentation; undefined if there is none. */
  async function attack(document: OpenapiDocument, operation: Operation, requests: RequestMaker): Promise<string | undefined> {
    const caller = fc.constantFrom(...(isStream(operation) ? [undefined] : CALLERS))
    let problem: string | undefined
    const property = fc.asyncProperty(requests.requests(operation), caller, async (sent, who) => {
      const answer = await send(operation, who, sent)
      const type = String(answer.headers['content-type'] ?? '')
      const wrong =
        answer.statusCode >= 500
          ? `answers ${answer.statusCode}`
          : document.mistake(operation, answer.statusCode, type, () => answer.json())
      if (wrong !== undefined)
        problem = `${operation.name} ${wrong}: ${who ?? 'visitor'} ${shown(JSON.stringify(sent))} → ${shown(answer.body)}`
      return wrong === undefined
    })
    await fc.check(property, { seed: SEED, numRuns: RUNS, endOnFailure: true })
    return problem
  }

  test(`are answered as documented, and never by a failure (seed ${SEED})`, async () => {
    const document = new OpenapiDocument((await hub.as(ADMIN, { url: '/api/openapi.json' })).json())
    const requests = new RequestMaker(document, await poolOf())
    const operations = document.operations.toSorted((a, b) => Number(LAST.test(a.path)) - Number(LAST.test(b.path)))
    const problems: string[] = []
    for (const operation of operations) {
      const problem = await attack(document, operation, requests)
      if (problem !== undefined) problems.push(problem)
    }
    process.stdout.write(`${engine.name}: seed ${SEED}, ${operations.length} operations, ${RUNS} requests each\n`)
    expect(problems).toEqual([])
  }, 600_000)
})
