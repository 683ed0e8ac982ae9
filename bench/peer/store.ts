import type { Actor } from './audit.ts'
import type { Customer } from './customer.ts'

export interface Page {
  readonly rows: readonly Customer[]
  readonly total: number
}

type MaybePromise<T> = T | Promise<T>

/** Hand-written statements for one table on one engine. */
export interface Store {
  readonly get: (id: string) => MaybePromise<Customer | undefined>
  readonly page: (offset: number, limit: number) => MaybePromise<Page>
  /** `words`: folded. */
  readonly search: (words: readonly string[], offset: number, limit: number) => MaybePromise<Page>
  /** The customer and its audit entry, committed alone before it returns. */
  readonly create: (customer: Customer, auditId: string, actor: Actor) => MaybePromise<void>
}
