import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { HOSTILE } from '../../support/app/hostileRequests.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { operationCounter } from '../../support/database/countOperations.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

/** Number of code blocks that any call may execute, and that each byte of it may add. */
const OPERATIONS = { once: 300_000, perByte: 40 }

/** Size of any refusal in bytes, and how much each byte of the request may add. The longest is of an import: a page of 100 rows with the errors of each. */
const BYTES = { once: 80 * 1024, perByte: 10 }

const kinds = Object.keys(HOSTILE)

/** Requests that reach a database before they are refused; all others cost the same on both. */
const REACHES = /^(?:uploads that|lines of a material|a batch|lines of an action|ids in a filter|a sign-in|columns of an import|wrong rows)/

const RUNS = { sqlite: 25, postgres: 5 }

describeEachEngine('a hostile request', (engine) => {
  const hub = engineApp(engine)
  const asked = kinds.filter((kind) => engine.name === 'sqlite' || REACHES.test(kind))
  let counter: Awaited<ReturnType<typeof operationCounter>>
  beforeAll(async () => {
    for (const make of Object.values(HOSTILE)) await hub.as(ADMIN, await make(1))
    counter = await operationCounter()
  })
  afterAll(() => counter.close())

  async function ask(kind: string, size: number) {
    const request = (await HOSTILE[kind]?.(size)) ?? {}
    const bytes = Buffer.byteLength(String(request.url)) + Buffer.byteLength((request.payload as string | Buffer | undefined) ?? '')
    const { value, operations } = await counter.count(() => hub.as(ADMIN, request))
    return { status: value.statusCode, bytes, answered: value.rawPayload.length, operations }
  }

  const mayCost = (bytes: number): number => OPERATIONS.once + OPERATIONS.perByte * bytes

  /** Asks again if it cost too much: a job of the scheduler may have run meanwhile. */
  const askTwice = async (kind: string, size: number) => {
    const first = await ask(kind, size)
    return first.operations < mayCost(first.bytes) ? first : ask(kind, size)
  }

  const proportionate = async (kind: string, size: number) => {
    const { status, bytes, answered, operations } = await askTwice(kind, size)
    const measured = `${kind}, ${size}: status ${status}, ${bytes} bytes, ${answered} answered, ${operations} operations`
    expect(status, measured).toBeLessThan(500)
    expect(answered, measured).toBeLessThan(BYTES.once + BYTES.perByte * bytes)
    expect(operations, measured).toBeLessThan(mayCost(bytes))
  }

  test('costs work and an answer in proportion to its size', async () => {
    const property = fc.asyncProperty(fc.constantFrom(...asked), fc.integer({ min: 1, max: 5_000 }), proportionate)
    await fc.assert(property, { numRuns: RUNS[engine.name] })
  })

  test.each(asked)('%s as large as a body can be: the same', (kind) => proportionate(kind, 60_000), 60_000)
})
