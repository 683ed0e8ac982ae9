import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { EntityRules, RuleContext } from '../../records/rules.ts'
import { fieldValue, same } from '../../records/values.ts'
import { firmOf } from './firmScope.ts'

async function numberOf({ trx, repository, model }: RuleContext, firm: string): Promise<number | undefined> {
  const [found] = firm === '' ? [] : await repository.getMany(trx, entityOf({ model }, 'firms'), [firm])
  return typeof found?.number === 'number' ? found.number : undefined
}

const othersNumber = () => new AppError(422, 'validation', { fields: [{ path: 'firmNo', keyword: 'firmNumber', params: {} }] })

/** A record's firm number is that of its firm: filled in where it is empty, refused where it is another's (`PRODUCT.md S6`). */
export const firmNumberRules: EntityRules = {
  async fill(context) {
    const { next, before } = context
    const given = fieldValue(next, 'firmNo')
    if (before && same(given, before.firmNo)) return next
    const number = await numberOf(context, firmOf(next))
    if (number === undefined) return next
    if (given !== null && given !== number) throw othersNumber()
    return { ...next, firmNo: number }
  },
}
