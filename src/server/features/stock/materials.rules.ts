import type { EntityMap } from '../../../model/entityMap.ts'
import { type ErrorIn, refusal } from '../../../model/errors.ts'
import type { RulesFor } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { countMaterialUse } from './unitUse.ts'

/** Fields that define a material's quantities. */
const MEANING = ['mainUnit', 'countable'] as const satisfies readonly (keyof EntityMap['materials'])[]

/** Refuses to change the meaning of quantities once there are any (`PRODUCT.md E17`). */
export const rules: RulesFor<'materials'> = {
  async beforeWrite({ records, trx, before, next }) {
    if (!before || !next) return
    const changed = MEANING.filter((name) => !same(next[name], before[name]))
    if (changed.length === 0) return
    const count = await countMaterialUse(records, trx, before.id)
    if (count > 0)
      throw refusal<EntityMap['materials']>(
        changed.map((path): ErrorIn<EntityMap['materials']> => ({ path, keyword: 'inUse', params: { count } })),
      )
  },
}
