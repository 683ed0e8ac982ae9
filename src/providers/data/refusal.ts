import type { Refusal as Body } from '../../model/calls/refusal.ts'

/** Body of a refused call; that of a proxy may have less. */
export type Refusal = Partial<Body>

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBody = (value: unknown): value is Refusal => isObject(value)

/** The body of an answer that refuses, where it has one. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  const body = isObject(error) ? error.body : undefined
  return isBody(body) ? body : undefined
}
