import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Values } from '../values.ts'

/** Maximum length to hash; the schemas of passwords refuse longer ones. */
const MAX_LENGTH = 1000

/** Hashes the passwords in the input, by field; repeated ones only once. Slow by design, so it runs before the transaction. */
export async function hashSecrets(entity: ResolvedEntity, input: Values, hash: (password: string) => Promise<string>): Promise<Values> {
  const given = entity.fields.flatMap(({ name, type }) => {
    const value = input[name]
    return type.secret && typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH ? [[name, value] as const] : []
  })
  if (given.length === 0) return {}
  const distinct = [...new Set(given.map(([, value]) => value))]
  const hashes = new Map(await Promise.all(distinct.map(async (value) => [value, await hash(value)] as const)))
  return Object.fromEntries(given.map(([name, value]) => [name, hashes.get(value) ?? null]))
}

const secretNames = (entity: ResolvedEntity) => entity.fields.filter(({ type }) => type.secret).map(({ name }) => name)

/** Names of unchanged password fields: the stored hash is not validated again. */
export const untouchedSecrets = (entity: ResolvedEntity, before: Values, changes: Values): readonly string[] =>
  secretNames(entity).filter((name) => changes[name] === undefined && before[name] !== null)
