/** What a user keeps of the records of an entity, under a name. */
export const OWNED = {
  name: { type: 'string', minLength: 1, maxLength: 80 },
  entity: { type: 'string', maxLength: 64 },
  owner: { type: 'string', reference: 'users', onDelete: 'cascade' },
} as const

/** Whom its owner shares it with. */
export const SHARED = {
  roles: { type: 'array', items: { enum: ['Admin', 'Dealer'] }, uniqueItems: true, title: 'Shared with roles' },
  users: {
    type: 'array',
    items: { type: 'string' },
    maxItems: 50,
    uniqueItems: true,
    reference: 'users',
    onDelete: 'cascade',
    title: 'Shared with users',
  },
} as const
