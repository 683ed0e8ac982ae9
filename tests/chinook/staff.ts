import type { Subject } from '../../src/model/subject.ts'

/** Users of the shop. Each product has its own session; here the name is the bearer token. */
export const STAFF = {
  nancy: { id: '2', roles: ['Admin'], attributes: { name: 'Nancy Edwards' } },
  jane: { id: '3', roles: ['Clerk'], attributes: { name: 'Jane Peacock' } },
} as const satisfies Readonly<Record<string, Subject>>

export type Staff = keyof typeof STAFF

/** A session in the format of the browser. */
export const sessionOf = (name: Staff) => {
  const { id, roles, attributes } = STAFF[name]
  return { id, token: name, name: attributes.name, userRoles: roles }
}
