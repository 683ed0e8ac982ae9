import { Worker } from 'node:worker_threads'
import type { EntityFacts, ModelRequest, NumberedAnswer, NumberedRequest } from './modelRequests.ts'

/** The current model on disk, for Vite's plugins. */
export interface ModelHost {
  /** Rejects with a message that lists file, JSON pointer and remedy of every mistake. */
  readonly entities: () => Promise<readonly EntityFacts[]>
  readonly validator: (entity: string) => Promise<string>
  /** Discards the loaded model after a change of schemas, field types or the model itself. */
  readonly refresh: () => void
}

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

/** One thread with its own module registry. It can't reload modules, so a change needs a new thread. */
const startThread = (root: string) => {
  const waiting = new Map<number, Waiting>()
  const worker = new Worker(new URL('./modelThread.ts', import.meta.url), { workerData: { root } })
  worker.unref()

  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('message', (message: NumberedAnswer) => {
    const sender = waiting.get(message.number)
    waiting.delete(message.number)
    if (waiting.size === 0) worker.unref()
    if ('mistake' in message) sender?.reject(new Error(message.mistake))
    else sender?.resolve(message.answer)
  })
  worker.on('error', (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))))
  let ended = false
  worker.on('exit', () => {
    ended = true
    fail(new Error('The schemas changed while they were being read'))
  })

  let count = 0
  const send = (request: ModelRequest): Promise<unknown> => {
    const number = ++count
    const numbered: NumberedRequest = { number, request }
    worker.ref()
    worker.postMessage(numbered)
    return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }))
  }
  return { send, ended: () => ended, stop: () => void worker.terminate() }
}

/** @param root the project's folder, which contains `schemas/` */
export const createModelHost = (root: string): ModelHost => {
  let thread: ReturnType<typeof startThread> | undefined
  const send = (request: ModelRequest): Promise<unknown> => {
    if (thread === undefined || thread.ended()) thread = startThread(root)
    return thread.send(request)
  }
  return {
    entities: async () => (await send({ kind: 'entities' })) as readonly EntityFacts[],
    validator: async (entity) => (await send({ kind: 'validator', entity })) as string,
    refresh: () => {
      thread?.stop()
      thread = undefined
    },
  }
}
