import { type Kind, WORK, type Work } from './work.ts'

/** A request of the server. */
export interface Request<K extends Kind = Kind> {
  readonly kind: K
  readonly input: Work[K]['input']
}

/** An answer of the child: a part, the end, or a failure. */
export type Answer = { readonly part: unknown } | { readonly end: true } | { readonly failed: true }

const send = (answer: Answer) => new Promise<void>((sent) => process.send?.(answer, undefined, {}, () => sent()))

async function work<K extends Kind>({ kind, input }: Request<K>): Promise<void> {
  try {
    for await (const part of WORK[kind](input)) await send({ part })
    await send({ end: true })
  } catch {
    await send({ failed: true })
  }
}

process.on('message', (request: Request) => void work(request))
process.on('disconnect', () => process.exit())
