import type { EntityId } from '../../../../model/entityMap.ts'
import type { PrintKind } from '../printKind.ts'
import { invoices } from './invoices.ts'
import { purchaseOrders, salesOrders } from './orders.ts'
import { payments } from './payments.ts'
import { customers } from './statement.ts'
import { stockDocuments } from './stockDocuments.ts'

const ALL: readonly PrintKind[] = [salesOrders, purchaseOrders, invoices, payments, stockDocuments, customers]

const KINDS: ReadonlyMap<string, PrintKind> = new Map<EntityId, PrintKind>(ALL.map((kind) => [kind.entity, kind]))

/** How records of an entity are printed; undefined for those that are not. */
export const kindOf = (entity: string): PrintKind | undefined => KINDS.get(entity)
