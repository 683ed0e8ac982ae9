import type { EntityMap } from '../../../model/entityMap.ts'
import type { RuleContext } from '../../records/rules.ts'
import { type FirmOwned, firmOf } from '../firms/firmScope.ts'
import { slipNumber } from '../numbering/numbering.ts'

interface Document extends FirmOwned {
  readonly number?: string | null
  readonly date?: string | null
}

type NumberingContext = Pick<RuleContext, 'trx' | 'repository' | 'subject' | 'records'> & { readonly next: Document }

/** The next number of a document that only the server numbers (`PRODUCT.md E13`). */
export function nextDocumentNumber(
  context: NumberingContext,
  entity: 'payments' | 'moneyTransfers' | 'openingBalances',
  trcode: EntityMap['numberingTemplates']['trcode'],
): Promise<string> {
  const { next, trx, repository, subject, records } = context
  const firm = firmOf(next)
  const taken = async (number: readonly string[]) =>
    (await repository.of(entity).find(trx, { number }, { scope: { firm } })).map((document) => document.number)
  const slip = { firm, ...(next.date && { date: next.date }) }
  return slipNumber<EntityMap[typeof entity]>(
    { trx, repository, subject, records, next: slip },
    { trcode, field: 'number', given: next.number, taken },
  )
}
