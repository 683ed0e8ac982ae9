import type { FastifyInstance } from 'fastify'
import { inParallel } from '../loops/inParallel.ts'

/** Concurrent writes. */
const WIDTH = 16

/** Maximum number of full refusals per request; the others have only a code, so that the answer stays in proportion to the request. */
const MAX_REASONS = 100

/** Runs the write of each record, which answers further members of its result. The first refusals are described in full, and all conflicts. */
export async function resultsOf<T extends { readonly id: string }, R extends object>(
  targets: readonly T[],
  write: (target: T) => Promise<R>,
  describe: (error: unknown) => ReturnType<FastifyInstance['describeError']>,
) {
  let refused = 0
  return inParallel(targets, WIDTH, async (target) => {
    const { id } = target
    try {
      return { id, status: 200, ...(await write(target)) }
    } catch (error) {
      const { status, body } = describe(error)
      refused += 1
      return refused <= MAX_REASONS || status === 409 ? { id, status, ...body } : { id, status, code: body.code }
    }
  })
}
