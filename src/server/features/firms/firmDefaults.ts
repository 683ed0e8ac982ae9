import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { DEFAULT_CURRENCY } from '../../../domain/defaultCurrency.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Queries } from '../../db/database.ts'
import type { RuleContext } from '../../records/rules.ts'
import type { FirmOwned } from './firmScope.ts'

type Firm = EntityMap['firms']

/** Defaults of a firm's documents. */
export interface FirmDefaults extends Pick<Firm, 'defaultVat' | 'defaultWarehouse'> {
  readonly firm: string
  readonly currency: string
  readonly vatRounding: NonNullable<Firm['vatRounding']>
  /** Name in the IANA database. */
  readonly timeZone: string
}

interface ReadContext extends Pick<RuleContext, 'repository'> {
  readonly trx: Queries
}

/** The firms in the order of the ids, each once. */
async function firmsOf({ repository, trx }: ReadContext, ids: readonly string[]): Promise<readonly Firm[]> {
  const firms = await repository.of(TENANCY.entity).getMany(trx, [...new Set(ids)])
  return ids.flatMap((id) => firms.find((one) => one.id === id) ?? [])
}

/** Currency of the first of the firms that has one. */
const firstCurrency = (firms: readonly Firm[]): string =>
  firms.map(({ currency }) => currency).find((currency) => currency !== null) ?? DEFAULT_CURRENCY

/** Currency in which the house prices what it sells (`PRODUCT.md S9`). */
export const houseCurrency = async (context: ReadContext): Promise<string> => firstCurrency(await firmsOf(context, [TENANCY.house]))

/** A write that needs a firm's defaults. */
export interface FirmWriteContext extends ReadContext, Pick<RuleContext, 'subject'> {
  readonly next?: FirmOwned
  readonly before?: FirmOwned
}

/** Defaults of the record's firm, else of the caller's. The currency defaults to the house's (`PRODUCT.md S9`). */
export async function firmDefaults(context: FirmWriteContext): Promise<FirmDefaults> {
  const { subject, next, before } = context
  const { property, house } = TENANCY
  const own = next?.[property] ?? before?.[property] ?? subject.attributes?.[property] ?? house
  const firms = await firmsOf(context, [own, house])
  const firm = firms.find(({ id }) => id === own)
  return {
    firm: own,
    currency: firstCurrency(firms),
    vatRounding: firm?.vatRounding ?? 'document',
    defaultVat: firm?.defaultVat ?? null,
    defaultWarehouse: firm?.defaultWarehouse ?? null,
    timeZone: firm?.timeZone ?? 'UTC',
  }
}
