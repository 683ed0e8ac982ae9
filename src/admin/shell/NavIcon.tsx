import { Icon } from '../Icon.tsx'
import type { NavItem } from './navigation.ts'

export const NavIcon = ({ icon: Known }: Pick<NavItem, 'icon'>) =>
  typeof Known === 'string' ? <Icon name={Known} size="small" /> : <Known fontSize="small" />
