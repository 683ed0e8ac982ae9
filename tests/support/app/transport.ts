import type { FastifyInstance, HTTPMethods } from 'fastify'
import { type HttpHandler, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll } from 'vitest'

/** Statuses whose `Response` may not have a body, not even an empty one. */
const WITHOUT_BODY = new Set([101, 103, 204, 205, 304])

type Injected = Awaited<ReturnType<FastifyInstance['inject']>>

function toResponse({ statusCode, headers, rawPayload }: Injected): Response {
  const list = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
  )
  return new Response(WITHOUT_BODY.has(statusCode) ? null : new Uint8Array(rawPayload), { status: statusCode, headers: new Headers(list) })
}

async function inject(app: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const payload = Buffer.from(await request.arrayBuffer())
  const answer = await app.inject({
    method: request.method as HTTPMethods,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(payload.length > 0 && { payload }),
  })
  return toResponse(answer)
}

/**
 * Sends every request for `/api`, on any host, to the real application in this process. `app` is read at each request. A streamed answer
 * arrives when it is complete: an endless one (server-sent events) needs a real server.
 */
export const apiHandler = (app: () => FastifyInstance): HttpHandler => http.all('*/api/*', ({ request }) => inject(app(), request))

/** For the tests of one file: routes `fetch` to `app`, unless one of `faults` answers first. Requests to other hosts fail. */
export function connectApi(app: () => FastifyInstance, ...faults: HttpHandler[]): void {
  const server = setupServer(...faults, apiHandler(app))
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())
}
