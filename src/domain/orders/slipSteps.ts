import type { EntityMap } from '../../model/entityMap.ts'
import { compareDecimal } from '../../model/values/decimal.ts'
import { type Direction, movable } from '../delivery.ts'
import type { OrderLine } from '../orderLine.ts'
import { returnTypeOf, type SlipType } from '../slipTypes.ts'

/** What can be done with a slip besides editing it, by name. */
type SlipStep = 'approve' | 'reject' | 'reopen' | 'deliver' | 'takeBack' | 'invoice' | 'return' | 'duplicate' | 'cancel'

/** A slip, as far as it decides what can be done with it. */
export interface SlipFacts {
  readonly slipType: SlipType
  readonly approval: EntityMap['salesOrders']['approval']
  readonly invoiced?: EntityMap['salesOrders']['invoiced'] | null
  readonly lines: readonly OrderLine[]
}

/** What a user may do with slips of the kind. */
export interface SlipRights {
  readonly approve: boolean
  readonly edit: boolean
  readonly create: boolean
}

export interface SlipSteps {
  readonly possible: ReadonlySet<SlipStep>
  /** The one that comes next. */
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

/** The way of a slip, from the proposal to the invoice. */
const WAY = ['approve', 'deliver', 'invoice'] as const

const STEPS: readonly SlipStep[] = ['approve', 'reject', 'reopen', 'deliver', 'takeBack', 'invoice', 'return', 'duplicate', 'cancel']

/** What a user can do with a slip as it is, as the server will decide, and what comes next (`PRODUCT.md E8, E9, E15, E18`). */
export const slipSteps = (slip: SlipFacts, rights: SlipRights): SlipSteps => {
  const possible = new Set(STEPS.filter((step) => RULES[step](slip, rights)))
  return { possible, primary: WAY.find((step) => possible.has(step)) }
}
