import type { Refusal as Body } from '../../model/calls/refusal.ts'

/** Body of an error answer; that of a proxy may lack members. */
export type Refusal = Partial<Body>

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBody = (value: unknown): value is Refusal => isObject(value)

/** The body of an error answer, if it has one. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  const body = isObject(error) ? error.body : undefined
  return isBody(body) ? body : undefined
}

/** Error code of an operation that the user did not confirm. */
export const DECLINED = 'operationDeclined'

/** Whether the user declined the operation; not a failure. */
export const isDeclined = (refusal: Refusal | undefined): boolean => refusal?.code === DECLINED
