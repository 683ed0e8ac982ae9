import { lazy } from 'react'
import type { EntityScreens, Screens } from '../admin/screens.ts'
import { loaded, Nothing } from './loaded.tsx'

/** What sales and purchase orders share. */
const orders: EntityScreens = {
  bulk: lazy(() => import('./orders/BatchApproval.tsx')),
  actions: lazy(() => import('./orders/OrderActions.tsx')),
}

/** In one line and on the record's page alike. */
const whole = <C>(Cell: C) => ({ Cell, Show: Cell })

/** Entities whose bookings name what they are for. */
const booked: EntityScreens = { fields: { reference: whole(loaded(() => import('./wallets/BookingReference.tsx'))) } }

/** Which generated view or field each bespoke screen replaces. */
export const screens: Screens = {
  auctions: {
    create: lazy(() => import('./auctions/OfferCar.tsx')),
    show: lazy(() => import('./auctions/AuctionShow.tsx')),
    actions: lazy(() => import('./auctions/room/RoomLink.tsx')),
  },
  auditEntries: {
    show: lazy(() => import('./audit/AuditShow.tsx')),
    fields: {
      action: whole(loaded(() => import('./audit/ActionName.tsx'))),
      entity: whole(loaded(() => import('./audit/EntityName.tsx'))),
      recordId: whole(loaded(() => import('./audit/AuditedRecord.tsx'))),
      changes: { Show: loaded(() => import('./audit/AuditedChanges.tsx')) },
    },
  },
  carLots: {
    edit: lazy(() => import('./carLots/LotManage.tsx')),
    fields: { capacity: { Cell: loaded(() => import('./carLots/Occupancy.tsx')) } },
  },
  cars: {
    list: lazy(() => import('./inventory/Inventory.tsx')),
    create: lazy(() => import('./cars/AddCar.tsx')),
    show: lazy(() => import('./cars/CarShow.tsx')),
    actions: lazy(() => import('./cars/CarActions.tsx')),
    bulk: lazy(() => import('./carLots/MoveCars.tsx')),
    fields: { image: { Input: Nothing }, vin: { Input: loaded(() => import('./cars/VinInput.tsx')) } },
  },
  controlOperations: {
    fields: {
      operationName: {
        Cell: loaded(() => import('./control/OperationName.tsx')),
        Input: loaded(() => import('./control/OperationInput.tsx')),
      },
    },
  },
  demands: { actions: lazy(() => import('./demands/DemandActions.tsx')) },
  firms: { actions: lazy(() => import('./firms/FirmActions.tsx')) },
  ledgerEntries: booked,
  lookups: { fields: { parentLookupId: { Input: loaded(() => import('./lookups/ParentInput.tsx')) } } },
  materials: {
    show: lazy(() => import('./materials/MaterialShow.tsx')),
    fields: {
      countable: { heading: 'app.list.onHand', numeric: true, Cell: loaded(() => import('./materials/OnHand.tsx')) },
    },
  },
  postings: booked,
  purchaseOrders: { ...orders, fields: { 'lines.demandLine': { hidden: true } } },
  salesOrders: orders,
  userRights: {
    fields: { entity: { Cell: loaded(() => import('./control/RightOnName.tsx')), Input: loaded(() => import('./control/RightOn.tsx')) } },
  },
  users: { actions: lazy(() => import('./access/UserActions.tsx')) },
  walletHolds: booked,
  wallets: { list: lazy(() => import('./wallets/WalletList.tsx')), show: lazy(() => import('./wallets/WalletShow.tsx')) },
}
