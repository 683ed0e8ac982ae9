import type { EntityMap } from '../../model/entityMap.ts'
import type { OrderLine } from '../orderLine.ts'
import { type AgreedPrice, type ListedPrice, type ProposedPrice, proposedPrice } from './prices.ts'

type SubUnit = EntityMap['mainUnits']['subUnits'][number]

/** Facts about a material for a slip's line (`PRODUCT.md E15, E16`). */
export interface MaterialFacts {
  /** Sub-units of its main unit. */
  readonly units: readonly Pick<SubUnit, 'code' | 'factor1' | 'factor2' | 'isMain'>[]
  /** VAT rate for this kind of slip. */
  readonly vatPercentage: string | null
  /** The customer's last prices, newest first. */
  readonly agreed: readonly AgreedPrice[]
  readonly listed: readonly ListedPrice[]
}

type Filled = Pick<OrderLine, 'lineType' | 'material' | 'unit' | 'price' | 'vatPercentage' | 'promotion'>

/** Values for the empty fields of a line. */
export interface LineProposal {
  readonly unit?: string
  readonly vatPercentage?: string
  readonly price?: ProposedPrice
}

const isNone = (value: string | null | undefined): boolean => (value ?? '') === ''

export const mainUnitOf = ({ units }: Pick<MaterialFacts, 'units'>): string | null =>
  units.find(({ isMain }) => isMain === true)?.code ?? null

/** Key of lines without a material, such as cars, which take the firm's VAT rate. */
export const NO_MATERIAL = ''

/**
 * Unit, price and VAT rate for the empty fields of a line; typed values stay (`PRODUCT.md E16`). A promotion bears no VAT. A line without a material
 * gets a rate only.
 */
export function proposalFor(line: Filled, facts: MaterialFacts, date: string): LineProposal {
  const { lineType, material, unit = null, price, vatPercentage, promotion } = line
  if ((lineType ?? 'material') !== 'material') return {}
  const rate = isNone(vatPercentage) && promotion !== true && facts.vatPercentage !== null && { vatPercentage: facts.vatPercentage }
  if (!material) return { ...rate }
  const mainUnit = mainUnitOf(facts)
  const proposed = isNone(price) ? proposedPrice({ material, unit, mainUnit, date }, facts.agreed, facts.listed) : undefined
  return {
    ...(isNone(unit) && mainUnit !== null && { unit: mainUnit }),
    ...rate,
    ...(proposed && { price: proposed }),
  }
}
