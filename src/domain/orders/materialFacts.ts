import type { EntityMap } from '../../model/entityMap.ts'
import type { OrderLine } from '../orderLine.ts'
import { type AgreedPrice, type ListedPrice, type ProposedPrice, proposedPrice } from './prices.ts'

type SubUnit = EntityMap['mainUnits']['subUnits'][number]

/** What a slip's line takes from its material (`PRODUCT.md E15, E16`). */
export interface MaterialFacts {
  /** Those of its main unit. */
  readonly units: readonly Pick<SubUnit, 'code' | 'factor1' | 'factor2' | 'isMain'>[]
  /** For this kind of slip. */
  readonly vatPercentage: string | null
  /** The customer's, the newest first. */
  readonly agreed: readonly AgreedPrice[]
  readonly listed: readonly ListedPrice[]
}

type Filled = Pick<OrderLine, 'lineType' | 'material' | 'unit' | 'price' | 'vatPercentage' | 'promotion'>

/** What fills the empty fields of a line. */
export interface LineProposal {
  readonly unit?: string
  readonly vatPercentage?: string
  readonly price?: ProposedPrice
}

const isNone = (value: string | null | undefined): boolean => (value ?? '') === ''

export const mainUnitOf = ({ units }: Pick<MaterialFacts, 'units'>): string | null =>
  units.find(({ isMain }) => isMain === true)?.code ?? null

/** Stands for lines without a material, as those of cars: they take the firm's rate. */
export const NO_MATERIAL = ''

/**
 * Unit, price and VAT of a line where it says none; what a person typed stays (`PRODUCT.md E16`). A promotion bears no VAT. A line without a material
 * takes a rate alone.
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
