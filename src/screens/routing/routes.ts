import type { LayoutType } from '../../appearance/theme/settings.ts'
import type { Role } from '../../model/entitySchema.ts'

/** What stands on a page that react-admin has no location for: a generated view, told what to show, or a bespoke one that needs the same right (`pages.tsx`). */
export interface View {
  readonly entity: string
  readonly kind: 'list' | 'create'
  /** Text key of its title; otherwise the entity's name. */
  readonly title?: string
  /** Filter that the user cannot take away. `{param}` is read from the address, `$user.firm` the firm of who is signed in, `{param}.firm` that of a user. */
  readonly filter?: Readonly<Record<string, string | readonly string[]>>
}

export interface HubRoute {
  /** In the address bar, in links and in the menu, as the specification writes it: `{id}` stands for one segment. */
  readonly path: string
  /** Where react-admin finds it. The same parameters. */
  readonly to: string
  /** Who may open it, by the specification; the access policy of the entity is asked besides. Undefined: anyone signed in. */
  readonly roles?: readonly Role[]
  readonly view?: View
  /** The parameter that names a user: only that user and Admins get in (`PRODUCT.md S3`). */
  readonly owner?: string
  /** The layout that it wants; the one before comes back after it. */
  readonly layout?: LayoutType
  /** Name by which Users Rights can deny it (`src/domain/screenNames.ts`). */
  readonly screen?: string
}

const ADMIN: readonly Role[] = ['Admin']
const DEALER: readonly Role[] = ['Dealer']

/** Locations of pages that are nobody's resource: no entity's id starts like this. */
const PAGES = '/-'

/** A page of its own at a path of the specification. */
const page = (path: string, view: View, more: Pick<HubRoute, 'roles' | 'owner' | 'screen'> = {}): HubRoute => ({
  path,
  to: `${PAGES}${path}`,
  view,
  ...more,
})

const AUCTIONS = { entity: 'auctions', kind: 'list' } as const
const OWN = { firm: '$user.firm' } as const

const BOARD = { screen: 'availableCarsBidding' } as const

/** The routes of the specification, section 2, in its order and to the letter. */
export const SPECIFIED: readonly HubRoute[] = [
  { path: '/home', to: '/home' },
  { path: '/Dashboard', to: '/Dashboard', screen: 'dashboard' },
  { path: '/DealerManagement', to: '/dealers', roles: ADMIN },
  { path: '/DealerManagement/add', to: '/dealers/create', roles: ADMIN },
  { path: '/DealerManagement/edit/{id}', to: '/dealers/{id}', roles: ADMIN },
  page('/Dealers', { entity: 'dealers', kind: 'list' }, { roles: ADMIN }),
  page('/Lookup/{id}/{name}', { entity: 'lookups', kind: 'list', title: '{name}', filter: { lookupTypeId: '{id}' } }, { roles: ADMIN }),
  { path: '/LookupType', to: '/lookupTypes', roles: ADMIN },
  { path: '/MyAccount', to: `${PAGES}/MyAccount` },
  page('/WalletManage', { entity: 'wallets', kind: 'list' }, { roles: DEALER, screen: 'walletManage' }),
  { path: '/ManageWalletManage/{Id}', to: '/wallets/{Id}/show', screen: 'walletManage' },
  { path: '/UserManageWalletManage', to: '/wallets', screen: 'walletManage' },
  page('/AvailableCarsBidding', AUCTIONS, BOARD),
  { path: '/Customer/edit/{id}', to: '/customers/{id}' },
  { path: '/Auctions', to: '/auctions' },
  { path: '/Inventory', to: '/cars' },
  { path: '/InventoryOpenFileView/{id}/{name}', to: '/cars/{id}/show/{name}' },
  { path: '/Inventory/AddNewCar', to: '/cars/create' },
  page('/Auctions/AddNewCar', { entity: 'cars', kind: 'create' }),
  { path: '/Subscription', to: '/subscriptionPlans' },
  page('/Subscription/SubscriptionPayment', {
    entity: 'postings',
    kind: 'list',
    title: 'app.menu.subscriptionPayment',
    filter: { kind: 'fee' },
  }),
  { path: '/CarLots', to: '/carLots' },
  { path: '/CarLots/manage', to: '/carLots/create' },
  { path: '/CarLots/manage/{locationId}', to: '/carLots/{locationId}' },
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
]

/** Second ways to a list, for labels of the menus that the specification gives no path. */
const FURTHER: readonly HubRoute[] = [
  { path: '/InventoryOpenFileView/{id}', to: '/cars/{id}/show' },
  { path: '/UserManagement', to: '/users', roles: ADMIN },
  page('/Users', { entity: 'users', kind: 'list' }, { roles: ADMIN }),
  { path: '/ReportDesigner', to: '/reports/create', layout: 'topBarClassic', screen: 'reportDesigner' },
  { path: '/LookupManage', to: `${PAGES}/LookupManage`, roles: ADMIN },
  { path: '/Setup', to: `${PAGES}/Setup`, roles: ADMIN },
  { path: '/UsersRights/Why', to: `${PAGES}/WhyRight`, roles: ADMIN },
  { path: '/MyFirm', to: `${PAGES}/MyFirm` },
  { path: '/Settings', to: `${PAGES}/Settings`, screen: 'settings' },
  page('/AvailableCarsBidding/{id}', AUCTIONS, BOARD),
]

/** What the areas are called in addresses; an entity that is not named keeps its id and react-admin's own paths. */
export const AREAS: Readonly<Record<string, string>> = {
  addonServices: 'AddonService',
  auctions: 'Auctions',
  auditEntries: 'AuditTrail',
  bankAccounts: 'BankAccount',
  banks: 'Bank',
  bidIncrements: 'BidIncrement',
  bids: 'Bid',
  carLots: 'CarLots',
  cars: 'Inventory',
  controlOperations: 'Control',
  countries: 'Country',
  currencies: 'Currency',
  customers: 'Customer',
  dealers: 'DealerManagement',
  demands: 'Demand',
  ledgerEntries: 'LedgerEntry',
  lookups: 'Lookup',
  lookupTypes: 'LookupType',
  mainUnits: 'MainUnit',
  marks: 'Mark',
  materials: 'Material',
  materialTransactions: 'MaterialTransaction',
  measurementUnits: 'MeasurementUnit',
  numberingTemplates: 'NumberingTemplate',
  outboxMails: 'Outbox',
  paymentPlans: 'PaymentPlan',
  postings: 'Posting',
  purchaseOrders: 'PurchaseOrder',
  purchaseOrderStatuses: 'PurchaseStatus',
  purchases: 'Purchases',
  reports: 'Report',
  reportTypes: 'ReportType',
  safeDeposits: 'SafeDeposit',
  salesmen: 'SalesMan',
  salesOrders: 'SalesOrder',
  salesOrderStatuses: 'SalesStatus',
  subscriptionPlans: 'Subscription',
  subscriptions: 'UserSubscriptionPlan',
  targets: 'Target',
  userRights: 'UsersRights',
  users: 'UserManagement',
  walletHolds: 'WalletHold',
  walletRequests: 'WalletRequest',
  wallets: 'UserManageWalletManage',
  warehouses: 'Warehouse',
}

/** The rule for all areas: a list, and below it add, edit and view. */
const area = ([entity, name]: readonly [string, string]): readonly HubRoute[] => [
  { path: `/${name}`, to: `/${entity}` },
  { path: `/${name}/add`, to: `/${entity}/create` },
  { path: `/${name}/edit/{id}`, to: `/${entity}/{id}` },
  { path: `/${name}/view/{id}`, to: `/${entity}/{id}/show` },
]

/** Ways to the same place differ in what their parameters are called. */
const shape = (to: string): string => to.replaceAll(/\{\w+\}/g, '{}')

const named: readonly HubRoute[] = [...SPECIFIED, ...FURTHER]
const taken: ReadonlySet<string> = new Set(named.map(({ to }) => shape(to)))

/** Every route of the product, once. */
export const ROUTES: readonly HubRoute[] = [
  ...named,
  ...Object.entries(AREAS)
    .flatMap(area)
    .filter(({ to }) => !taken.has(shape(to))),
]
