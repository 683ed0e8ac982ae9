import type { EntityMap } from '../../model/entityMap.ts'
import { compareDecimal } from '../../model/values/decimal.ts'
import { type Direction, movable } from '../delivery.ts'
import type { OrderLine } from '../orderLine.ts'
import { returnTypeOf, type SlipType } from '../slipTypes.ts'

/** Actions on a slip besides editing. */
type SlipStep = 'approve' | 'reject' | 'reopen' | 'deliver' | 'takeBack' | 'invoice' | 'return' | 'duplicate' | 'cancel'

/** The parts of a slip that determine its actions. */
export interface SlipFacts {
  readonly slipType: SlipType
  readonly approval: EntityMap['salesOrders']['approval']
  readonly invoiced?: EntityMap['salesOrders']['invoiced'] | null
  readonly lines: readonly OrderLine[]
}

/** The user's rights on slips of the kind. */
export interface SlipRights {
  readonly approve: boolean
  readonly edit: boolean
  readonly create: boolean
}

export interface SlipSteps {
  readonly possible: ReadonlySet<SlipStep>
  /** The next step. */
  readonly primary: SlipStep | undefined
}

const moves = ({ lines }: SlipFacts, direction: Direction): boolean =>
  lines.some((line) => compareDecimal(movable(line, direction), '0') > 0)

const RULES: Readonly<Record<SlipStep, (slip: SlipFacts, rights: SlipRights) => boolean>> = {
  approve: ({ approval }, { approve }) => approve && approval === 'proposal',
  reject: ({ approval }, { approve }) => approve && approval === 'proposal',
  reopen: (slip, { approve }) =>
    approve && (slip.approval === 'rejected' || (slip.approval === 'approved' && !moves(slip, 'takeBack') && !isInvoiced(slip))),
  deliver: (slip, { edit }) => edit && slip.approval === 'approved' && moves(slip, 'deliver'),
  takeBack: (slip, { edit }) => edit && slip.approval === 'approved' && moves(slip, 'takeBack'),
  invoice: ({ approval, invoiced }, { edit }) => edit && approval === 'approved' && invoiced !== 'invoiced',
  return: (slip, { create }) =>
    create && returnTypeOf(slip.slipType) !== undefined && slip.approval === 'approved' && moves(slip, 'takeBack'),
  duplicate: (_, { create }) => create,
  cancel: (slip, { approve, edit }) =>
    (slip.approval === 'approved' ? approve : edit && slip.approval !== 'cancelled') && !moves(slip, 'takeBack') && !isInvoiced(slip),
}

const isInvoiced = ({ invoiced }: SlipFacts): boolean => (invoiced ?? 'notInvoiced') !== 'notInvoiced'

/** The usual steps of a slip, from proposal to invoice. */
const WAY = ['approve', 'deliver', 'invoice'] as const

const STEPS: readonly SlipStep[] = ['approve', 'reject', 'reopen', 'deliver', 'takeBack', 'invoice', 'return', 'duplicate', 'cancel']

/** Possible actions of a user on a slip, by the server's rules, and the next step (`PRODUCT.md E8, E9, E15, E18`). */
export const slipSteps = (slip: SlipFacts, rights: SlipRights): SlipSteps => {
  const possible = new Set(STEPS.filter((step) => RULES[step](slip, rights)))
  return { possible, primary: WAY.find((step) => possible.has(step)) }
}
