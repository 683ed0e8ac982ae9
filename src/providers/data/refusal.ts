import type { Json } from '../../model/entitySchema.ts'
import type { FieldError } from '../../model/errors.ts'

/** Body of a refused call (`contracts: { code, message, params, details }`). */
export interface Refusal {
  readonly code?: string
  readonly message?: string
  readonly params?: Readonly<Record<string, Json>>
  readonly details?: Readonly<Record<string, Omit<FieldError, 'path'>>>
  readonly errors?: Readonly<Record<string, string>>
  readonly fields?: readonly string[]
  readonly base?: Readonly<Record<string, Json>>
  readonly mine?: Readonly<Record<string, Json>>
  readonly theirs?: Readonly<Record<string, Json>>
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The body of an answer that refuses, where it has one. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  const body = isObject(error) ? error.body : undefined
  return isObject(body) ? (body as Refusal) : undefined
}
