import type { Action, Role } from './entitySchema.ts'

/** The authenticated user: from a verified access token on the server, from the stored session in the browser. */
export interface Subject {
  readonly id: string
  readonly roles: readonly Role[]
  /** Further values for row scopes (`$user.<property>`). */
  readonly attributes?: Readonly<Record<string, string>>
  /** An Admin who views the hub as the subject: reads are authorized for the subject, and audited for the viewer (`PRODUCT.md S8`). */
  readonly viewer?: { readonly id: string; readonly name: string }
  /** Rights at run time, which change the schemas' defaults (`PRODUCT.md S2`); a user's own denials win. */
  readonly rights?: readonly Right[]
}

/** Name of the actor without a session, as it is stored; shown in the user's language. */
export const SYSTEM_NAME = 'System'

export interface Right {
  readonly entity: string
  readonly action: Action
  readonly effect: 'allow' | 'deny'
  readonly via: 'role' | 'user'
  /** Role of a right via `role`; absent: all roles of the subject. */
  readonly role?: Role
}
