import type { EntityId, EntityMap } from '../model/entityMap.ts'
import type { Role } from '../model/entitySchema.ts'
import { TRASH_PAGE } from '../model/records/trash.ts'

type NameOf<Id extends string> = Id extends EntityId ? keyof EntityMap[Id] & string : string

/**
 * A page without a react-admin location: a generated view with its parameters, or a bespoke one that needs the same right (`pages.tsx`).
 */
export interface View<Id extends string = string> {
  readonly entity: Id
  readonly kind: 'list' | 'create'
  /** Text key of its title; otherwise the entity's name. */
  readonly title?: string
  /**
   * Permanent filter. `{param}` is read from the address, `$user.firm` is the firm of the signed-in user, `{param}.firm` that of the
   * user in the address.
   */
  readonly filter?: { readonly [K in NameOf<Id>]?: string | readonly string[] }
}

/** A page and its addresses. */
export interface Page {
  /** Public address, by the specification: `{id}` is one segment. */
  readonly path: string
  /** React-admin location, with the same parameters. */
  readonly to: string
  /** Roles that may open it, by the specification; the entity's access policy applies too. Undefined: all signed-in users. */
  readonly roles?: readonly Role[]
  readonly view?: View
  /** The parameter that names a user: only that user and Admins get in (`PRODUCT.md S3`). */
  readonly owner?: string
  /** Name for Users Rights, which can deny it (`src/domain/screenNames.ts`). */
  readonly screen?: string
}

const ADMIN: readonly Role[] = ['Admin']
const DEALER: readonly Role[] = ['Dealer']

/** Prefix of locations without a resource; no entity's id starts with it. */
const PREFIX = '/-'

/** A page that shows a view at an address of its own. */
export const page = <Id extends string>(path: string, view: View<Id>, more: Pick<Page, 'roles' | 'owner' | 'screen'> = {}): Page => ({
  path,
  to: `${PREFIX}${path}`,
  view,
  ...more,
})

const AUCTIONS = { entity: 'auctions', kind: 'list' } as const
const OWN = { firm: '$user.firm' } as const

const BOARD = { screen: 'availableCarsBidding' } as const

/** Pages that are no entity's own: those of the specification, section 2, in its order; then those that it names without a path. */
export const PAGES: readonly Page[] = [
  { path: '/home', to: '/home' },
  { path: '/Dashboard', to: '/Dashboard', screen: 'dashboard' },
  page('/Lookup/{id}/{name}', { entity: 'lookups', kind: 'list', title: '{name}', filter: { lookupTypeId: '{id}' } }, { roles: ADMIN }),
  { path: '/MyAccount', to: `${PREFIX}/MyAccount` },
  page('/WalletManage', { entity: 'wallets', kind: 'list' }, { roles: DEALER, screen: 'walletManage' }),
  page('/AvailableCarsBidding', AUCTIONS, BOARD),
  { path: '/InventoryOpenFileView/{id}/{name}', to: '/cars/{id}/show/{name}' },
  page('/Auctions/AddNewCar', { entity: 'cars', kind: 'create' }),
  page('/Subscription/SubscriptionPayment', {
    entity: 'postings',
    kind: 'list',
    title: 'app.menu.subscriptionPayment',
    filter: { kind: 'fee' },
  }),
  page(
    '/UserSubscriptionPlan/{key}/{name}/{userId}',
    { entity: 'subscriptions', kind: 'list', title: '{name}', filter: { plan: '{key}', firm: '{userId}.firm' } },
    { owner: 'userId' },
  ),
  page(
    '/MySubscriptionPlan',
    { entity: 'subscriptions', kind: 'list', title: 'app.menu.mySubscriptionPlan', filter: OWN },
    { screen: 'mySubscriptionPlan' },
  ),
  page(
    '/SubscriptionPlanViewAdmin/{key}/{name}/{userId}/{Type}',
    { entity: 'subscriptions', kind: 'list', title: '{name}', filter: { plan: '{key}', firm: '{userId}.firm', status: '{Type}' } },
    { roles: ADMIN },
  ),
  page(
    '/SubscriptionPlanViewUser',
    { entity: 'subscriptions', kind: 'list', title: 'app.menu.mySubscriptionPlan', filter: OWN },
    { roles: DEALER, screen: 'mySubscriptionPlan' },
  ),
  { path: '/access-denied', to: '/access-denied' },
  { path: '/Trash', to: TRASH_PAGE },
  { path: '/LookupManage', to: `${PREFIX}/LookupManage`, roles: ADMIN },
  { path: '/Setup', to: `${PREFIX}/Setup`, roles: ADMIN },
  { path: '/UsersRights/Why', to: `${PREFIX}/WhyRight`, roles: ADMIN },
  page('/Stock', { entity: 'materialTransactions', kind: 'list', title: 'app.menu.stock' }),
  page('/Ageing', { entity: 'payments', kind: 'list', title: 'app.menu.ageing' }),
  page('/Commission', { entity: 'salesmen', kind: 'list', title: 'app.menu.commission' }),
  { path: '/MyFirm', to: `${PREFIX}/MyFirm` },
  { path: '/Gate', to: `${PREFIX}/Gate` },
  { path: '/Gate/{code}', to: `${PREFIX}/Gate/{code}` },
  { path: '/Settings', to: `${PREFIX}/Settings`, screen: 'settings' },
  page('/AvailableCarsBidding/{id}', AUCTIONS, BOARD),
]
