import type { EntityRules } from './rules.ts'

/** Rules of entities, by id. */
type Rules = Readonly<Record<string, EntityRules>>

/** Runs both, one after the other; either may be absent. */
const inTurn =
  <A extends readonly unknown[]>(one: ((...given: A) => Promise<void>) | undefined, other: ((...given: A) => Promise<void>) | undefined) =>
  async (...given: A): Promise<void> => {
    await one?.(...given)
    await other?.(...given)
  }

/** Combines hooks that several features may define. All other hooks belong to one feature. */
function shared(one: EntityRules, other: EntityRules): EntityRules {
  return {
    ...((one.beforeWrite || other.beforeWrite) && { beforeWrite: inTurn(one.beforeWrite, other.beforeWrite) }),
    ...((one.afterWrite || other.afterWrite) && { afterWrite: inTurn(one.afterWrite, other.afterWrite) }),
    ...((one.actions || other.actions) && { actions: [...(one.actions ?? []), ...(other.actions ?? [])] }),
  }
}

const names = ({ actions = [], ...rules }: EntityRules): readonly string[] => [...Object.keys(rules), ...actions.map(({ name }) => name)]

function joined(entity: string, one: EntityRules, other: EntityRules): EntityRules {
  const both = shared(one, other)
  const twice = names(one).find((name) => names(other).includes(name) && !Object.hasOwn(both, name))
  if (twice !== undefined) throw new Error(`two features give '${twice}' of ${entity}; one decides`)
  return { ...one, ...other, ...both }
}

/**
 * Rules by entity. Several features may add `beforeWrite`, `afterWrite` and actions to one entity; hooks run in the order of the features. Throws if two
 * features define the same other hook.
 */
export function composeRules(parts: readonly Rules[]): ReadonlyMap<string, EntityRules> {
  const all = new Map<string, EntityRules>()
  for (const [entity, rules] of parts.flatMap((part) => Object.entries(part))) {
    const known = all.get(entity)
    all.set(entity, known ? joined(entity, known, rules) : rules)
  }
  return all
}
