import type { Action, Role } from './entitySchema.ts'

/** The authenticated user. From a verified access token on the server and from the stored session in the browser. */
export interface Subject {
  readonly id: string
  readonly roles: readonly Role[]
  /** Further values that row scopes may name as `$user.<property>`. */
  readonly attributes?: Readonly<Record<string, string>>
  /** A viewer who acts as the subject: reads are authorized as the subject's, and audited as the viewer's (`PRODUCT.md S8`). */
  readonly viewer?: { readonly id: string; readonly name: string }
  /** Changes to the schemas' defaults made at run time (`PRODUCT.md S2`): own denials win over everything. */
  readonly rights?: readonly Right[]
}

export interface Right {
  readonly entity: string
  readonly action: Action
  readonly effect: 'allow' | 'deny'
  readonly via: 'role' | 'user'
  /** Of a right by role: which; absent: every role that the subject has. */
  readonly role?: Role
}
