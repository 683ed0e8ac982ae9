import Apartment from '@mui/icons-material/ApartmentOutlined'
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import RocketLaunch from '@mui/icons-material/RocketLaunchOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import { entityItem, menuLabel, type NavGroup, type NavItem, type Navigation } from '../../admin/shell/navigation.ts'
import type { Role } from '../../model/entitySchema.ts'
import { can } from '../../model/policy.ts'
import type { Model } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import { mayOpen, needOf } from './access.ts'

interface Way {
  /** Text `app.menu.<label>`; without one the entity's name. */
  readonly label?: string
  readonly to: string
  readonly icon?: NavItem['icon']
  /** Where several ways share a label, for whom this one is. */
  readonly roles?: readonly Role[]
}

interface Heading extends Pick<NavGroup, 'icon'> {
  readonly name: string
  readonly ways: readonly Way[]
}

const one = (label: string, to: string): Heading => ({ name: label, ways: [{ label, to }] })

/** Sections of the main menu, each with the heading that it begins with. */
const SECTIONS: Readonly<Record<string, string>> = { carLots: 'dealership', material: 'trade', reports: 'management' }

/** The main menu after Home, in the order of the specification, section 2; what it leaves open stands where people would look for it. */
const MAIN: readonly Heading[] = [
  {
    name: 'carLots',
    ways: [
      { label: 'carLots', to: '/carLots' },
      { label: 'inventory', to: '/cars' },
      { label: 'auctions', to: '/auctions' },
      { label: 'availableCarsBidding', to: '/-/AvailableCarsBidding' },
      { to: '/bids' },
    ],
  },
  one('customers', '/customers'),
  {
    name: 'wallet',
    ways: [{ label: 'walletManage', to: '/wallets', roles: ['Admin'] }, { label: 'wallet', to: '/-/WalletManage' }, { to: '/postings' }],
  },
  {
    name: 'material',
    ways: [
      { label: 'material', to: '/materials' },
      { label: 'marks', to: '/marks' },
      { to: '/mainUnits' },
      { label: 'measurementUnits', to: '/measurementUnits' },
      { label: 'warehouses', to: '/warehouses' },
    ],
  },
  one('salesMan', '/salesmen'),
  { name: 'banks', ways: [{ label: 'banks', to: '/banks' }, { to: '/bankAccounts' }, { to: '/currencies' }] },
  {
    name: 'sales',
    ways: [
      { label: 'salesOrders', to: '/salesOrders' },
      { label: 'materialTransactions', to: '/materialTransactions' },
    ],
  },
  one('demands', '/demands'),
  one('purchaseOrders', '/purchaseOrders'),
  one('purchases', '/purchases'),
  one('safeDeposits', '/safeDeposits'),
  {
    name: 'reports',
    ways: [
      { label: 'reports', to: '/reports' },
      { label: 'reportDesigner', to: '/reports/create' },
      { label: 'reportTypes', to: '/reportTypes' },
      { label: 'targets', to: '/targets' },
    ],
  },
  {
    name: 'subscription',
    ways: [
      { label: 'subscriptionManage', to: '/subscriptionPlans' },
      { to: '/addonServices' },
      { to: '/subscriptions', roles: ['Admin'] },
      { label: 'subscriptionPayment', to: '/-/Subscription/SubscriptionPayment' },
    ],
  },
  {
    name: 'administration',
    icon: Settings,
    ways: [
      { label: 'setup', to: '/-/Setup', icon: RocketLaunch },
      { label: 'purchaseStatus', to: '/purchaseOrderStatuses' },
      { label: 'salesStatus', to: '/salesOrderStatuses' },
      { label: 'numberingTemplates', to: '/numberingTemplates' },
      { label: 'paymentPlans', to: '/paymentPlans' },
      { to: '/bidIncrements' },
      { to: '/countries' },
      { label: 'audit', to: '/auditEntries' },
      { label: 'explainAccess', to: '/-/WhyRight', icon: HelpOutline },
      { label: 'outbox', to: '/outboxMails' },
    ],
  },
]

const USER: readonly Way[] = [
  { label: 'userManagement', to: '/users' },
  { label: 'mySubscriptionPlan', to: '/-/MySubscriptionPlan' },
  { label: 'myFirm', to: '/-/MyFirm', icon: Apartment },
  { label: 'myAccount', to: '/-/MyAccount' },
  { label: 'settings', to: '/-/Settings', icon: Settings },
]

/** The Admin page selector. */
const PAGES: readonly Way[] = [
  { label: 'control', to: '/controlOperations' },
  { label: 'users', to: '/-/Users' },
  { label: 'availableCarsBidding', to: '/-/AvailableCarsBidding' },
  { label: 'walletManage', to: '/wallets' },
  { label: 'usersRights', to: '/userRights' },
  { label: 'dealerManage', to: '/dealers' },
  { label: 'subscriptionManage', to: '/subscriptionPlans' },
  { label: 'lookups', to: '/lookups' },
  { label: 'lookupTypes', to: '/lookupTypes' },
  { label: 'lookupManage', to: '/-/LookupManage' },
]

const LAST = 'administration'

/** The list that a way leads to, if it leads to one. */
const listAt = (to: string, model: Model): string | undefined => {
  const { entity, action } = needOf(to, model)
  return action === 'list' ? entity : undefined
}

const WAYS = [...MAIN.flatMap(({ ways }) => ways), ...USER, ...PAGES]

/** The page selector has an item of that name: what its schema puts there stands below another heading. */
const HEADINGS: Readonly<Record<string, string>> = { control: 'administration' }

/** Entities that no menu names, a new developer's first one among them: below the heading that their schemas ask for. */
const others = (model: Model, subject: Subject): readonly NavGroup[] => {
  const named = new Set(WAYS.map(({ to }) => listAt(to, model)))
  const listed = model.list.filter((entity) => entity.menu !== false && !named.has(entity.id) && can(entity, 'list', subject))
  return Object.entries(Object.groupBy(listed, ({ menu }) => HEADINGS[String(menu)] ?? String(menu))).map(([name, entities = []]) => ({
    name,
    label: menuLabel(name),
    items: entities.toSorted((a, b) => a.menuOrder - b.menuOrder).map(entityItem),
    open: true,
  }))
}

/** Further items of a heading stand below it; those of a single item beside it, which stays what it is. */
const extended = (group: NavGroup, further: readonly NavItem[]): readonly NavGroup[] =>
  group.items.length === 1
    ? [group, ...further.map((item) => ({ name: `${group.name} ${item.to}`, label: item.label, items: [item] }))]
    : [{ ...group, items: [...group.items, ...further] }]

/** Headings of one name are one heading; new ones stand before the last. */
const merged = (groups: readonly NavGroup[], more: readonly NavGroup[]): readonly NavGroup[] => {
  const joined = groups.flatMap((group) =>
    extended(
      group,
      more.flatMap(({ name, items }) => (name === group.name ? items : [])),
    ),
  )
  const added = more.filter(({ name }) => !groups.some((group) => group.name === name))
  return [...joined.filter(({ name }) => name !== LAST), ...added, ...joined.filter(({ name }) => name === LAST)]
}

/** Each heading with the section that it, or the last before it to begin one, stands in. */
const sectioned = (groups: readonly NavGroup[]): readonly NavGroup[] => {
  let section: NavGroup['section']
  return groups.map((group) => {
    const begins = SECTIONS[group.name]
    if (begins !== undefined) section = menuLabel(begins)
    return section === undefined ? group : { ...group, section }
  })
}

/** The menus of the specification, section 2, as far as someone may go. */
export const hubNavigation = (model: Model, subject: Subject): Navigation => {
  const open = ({ to, roles }: Way): boolean =>
    mayOpen(to, model, subject) && (roles === undefined || roles.some((role) => subject.roles.includes(role)))
  const item = ({ label, to, icon }: Way): NavItem => {
    const entity = model.entities[needOf(to, model).entity]
    return {
      label: label === undefined && entity ? entityItem(entity).label : menuLabel(label ?? to),
      to,
      icon: icon ?? entity?.icon ?? 'ListAlt',
    }
  }
  const main = MAIN.map(({ name, icon, ways }) => ({ name, label: menuLabel(name), icon, items: ways.filter(open).map(item) }))
  return {
    main: sectioned(merged(main, others(model, subject))).filter(({ items }) => items.length > 0),
    user: USER.filter(open).map(item),
    pages: subject.roles.includes('Admin') ? PAGES.filter(open).map(item) : [],
  }
}
