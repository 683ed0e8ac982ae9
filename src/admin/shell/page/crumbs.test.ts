import { describe, expect, it } from 'vitest'
import type { NavItem } from '../navigation.ts'
import { crumbsTo } from './crumbs.ts'

const label = (key: string) => ({ key, fallback: key })
const item = (to: string): NavItem => ({ label: label(to), to, icon: 'X' })

const navigation = {
  main: [
    { name: 'trade', label: label('Trade'), items: [item('/orders'), item('/orders/archive')] },
    { name: 'banks', label: label('Banks'), items: [item('/banks')] },
  ],
  user: [item('/-/MyAccount'), item('/-/Room')],
  pages: [item('/banks'), item('/users')],
}

const way = (pathname: string) =>
  crumbsTo(pathname, navigation).map(({ label: { key }, to, here }) => `${key}${to ? ` → ${to}` : ''}${here ? ' (here)' : ''}`)

const HOME = 'app.menu.home → /home'

describe('the way to a page', () => {
  it('is empty on the start page', () => {
    expect([way('/home'), way('/'), way('/Dashboard')]).toEqual([[], [], []])
  })

  it('names the heading of the menu, and ends with the page, which is no link', () => {
    expect(way('/orders')).toEqual([HOME, 'Trade', '/orders (here)'])
    expect(way('/orders/12/show')).toEqual([HOME, 'Trade', '/orders → /orders', 'ra.action.show (here)'])
    expect(way('/orders/archive/12')).toEqual([HOME, 'Trade', '/orders/archive → /orders/archive', 'ra.action.edit (here)'])
  })

  it('passes over a heading of one item, which is that item', () => {
    expect(way('/banks')).toEqual([HOME, '/banks (here)'])
    expect(way('/banks/create')).toEqual([HOME, '/banks → /banks', 'resources.banks.create (here)'])
  })

  it('says a name once where heading and item have the same', () => {
    const same = { ...navigation, main: [{ name: 'wallet', label: label('/wallet'), items: [item('/wallet'), item('/postings')] }] }
    expect(crumbsTo('/wallet', same).map(({ label: { key } }) => key)).toEqual(['app.menu.home', '/wallet'])
  })

  it('calls nothing an edit below a page that is no entity', () => {
    expect(way('/-/Room/7')).toEqual([HOME, '/-/Room → /-/Room'])
  })

  it('knows the other menus, and leads home from where no menu leads', () => {
    expect(way('/users/7')).toEqual([HOME, '/users → /users', 'ra.action.edit (here)'])
    expect(way('/orders/12/lines/3')).toEqual([HOME, 'Trade', '/orders → /orders'])
    expect(way('/elsewhere')).toEqual([HOME])
    expect(way('/ordersAndMore')).toEqual([HOME])
  })
})
