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

/** The errors by field of a refused call, in the shape of forms; undefined if it was refused as a whole. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> | undefined => {
  const { errors } = refusalOf(error) ?? {}
  return errors !== undefined && Object.keys(errors).length > 0 ? errors : undefined
}

/** Error code of an operation that the user did not confirm. */
export const DECLINED = 'operationDeclined'

/** Whether the user declined the operation; not a failure. */
export const isDeclined = (refusal: Refusal | undefined): boolean => refusal?.code === DECLINED
