import Apartment from '@mui/icons-material/ApartmentOutlined'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import Percent from '@mui/icons-material/PercentOutlined'
import RocketLaunch from '@mui/icons-material/RocketLaunchOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import {
  arrangeMenus,
  entityItems,
  type MenuItem,
  menuLabel,
  type NavGroup,
  type NavItem,
  type Navigation,
} from '../../admin/shell/navigation.ts'
import type { Model } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import { mayOpen, needOf } from './access.ts'

/** A menu item other than an entity's list; lists are in the menus of their schemas (`entity.menu`). */
interface OwnPage {
  /** Text `app.menu.<label>`. */
  readonly label: string
  readonly to: string
  readonly menu: readonly string[]
  readonly order: number
  /** Default: the icon of the entity that it shows. */
  readonly icon?: NavItem['icon']
  /** The entity whose list this item replaces for all but Admins. */
  readonly insteadOf?: string
}

const OWN_PAGES: readonly OwnPage[] = [
  { label: 'availableCarsBidding', to: '/-/AvailableCarsBidding', menu: ['carLots', 'pages'], order: 4 },
  { label: 'wallet', to: '/-/WalletManage', menu: ['wallet'], order: 22, insteadOf: 'wallets' },
  { label: 'stock', to: '/-/Stock', menu: ['materials'], order: 33 },
  { label: 'commission', to: '/-/Commission', menu: ['salesmen'], order: 43, icon: Percent },
  { label: 'ageing', to: '/-/Ageing', menu: ['safeDeposits'], order: 85, icon: Schedule },
  { label: 'reportDesigner', to: '/reports/create', menu: ['reports'], order: 87 },
  { label: 'subscriptionPayment', to: '/-/Subscription/SubscriptionPayment', menu: ['subscription'], order: 94 },
  { label: 'setup', to: '/-/Setup', menu: ['administration'], order: 111, icon: RocketLaunch },
  { label: 'explainAccess', to: '/-/WhyRight', menu: ['administration'], order: 119, icon: HelpOutline },
  { label: 'mySubscriptionPlan', to: '/-/MySubscriptionPlan', menu: ['user'], order: 2, insteadOf: 'subscriptions' },
  { label: 'myFirm', to: '/-/MyFirm', menu: ['user'], order: 3, icon: Apartment },
  { label: 'myAccount', to: '/-/MyAccount', menu: ['user'], order: 4 },
  { label: 'trash', to: '/-/Trash', menu: ['user'], order: 4.5, icon: DeleteOutline },
  { label: 'settings', to: '/-/Settings', menu: ['user'], order: 5, icon: Settings },
  { label: 'users', to: '/-/Users', menu: ['pages'], order: 2 },
  { label: 'lookupManage', to: '/-/LookupManage', menu: ['pages'], order: 97 },
]

/** Sections of the main menu, by their first groups. */
const SECTIONS: Readonly<Record<string, string>> = { carLots: 'dealership', materials: 'trade', reports: 'management' }

/** Properties of groups besides their items. */
const GROUPS: Readonly<Record<string, Pick<NavGroup, 'icon' | 'open'>>> = {
  administration: { icon: Settings },
  records: { open: true },
}

const pageItem = ({ label, to, icon, menu, order }: OwnPage, model: Model): MenuItem => ({
  label: menuLabel(label),
  to,
  icon: icon ?? model.entities[needOf(to, model).entity]?.icon ?? 'ListAlt',
  menu,
  order,
})

/** Adds to each group the section that it is in. */
const sectioned = (groups: readonly NavGroup[]): readonly NavGroup[] => {
  let section: NavGroup['section']
  return groups.map((group) => {
    const begins = SECTIONS[group.name]
    if (begins !== undefined) section = menuLabel(begins)
    return { ...group, ...GROUPS[group.name], ...(section && { section }) }
  })
}

/** The menus of the specification, section 2, reduced to the pages that the user may open. */
export const hubNavigation = (model: Model, subject: Subject): Navigation => {
  const admin = subject.roles.includes('Admin')
  const own = OWN_PAGES.filter(({ to }) => mayOpen(to, model, subject))
  const lists = entityItems(model, subject).filter(
    ({ to }) => mayOpen(to, model, subject) && (admin || !OWN_PAGES.some(({ insteadOf }) => to === `/${insteadOf}`)),
  )
  const { main, user, pages } = arrangeMenus(model, [...lists, ...own.map((page) => pageItem(page, model))])
  return { main: sectioned(main), user, pages: admin ? pages : [] }
}
