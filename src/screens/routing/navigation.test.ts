import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Label } from '../../admin/shell/navigation.ts'
import { defineEntity } from '../../model/defineEntity.ts'
import { loadModel } from '../../model/loadModel.ts'
import { loadCatalogue } from '../../providers/i18n/catalogues.ts'
import { loadFieldTypes } from '../../server/start/fieldTypes.ts'
import { loadSchemas } from '../../server/start/loadSchemas.ts'
import { addressesOf } from './addresses.ts'
import { hubNavigation } from './navigation.ts'

const insurers = defineEntity({ $id: 'insurers', title: 'Insurer', type: 'object', properties: { name: { type: 'string' } } })

const { types } = await loadFieldTypes()
const files = await loadSchemas(join(import.meta.dirname, '../../../schemas'))
const model = loadModel([...files, { file: 'schemas/insurers.ts', schema: insurers }], types)

const { toPublic } = addressesOf(model)

const { app } = await loadCatalogue('en')
const menu: Readonly<Record<string, string>> = app.menu

const textOf = ({ key, fallback }: Label): string => menu[key.replace('app.menu.', '')] ?? fallback

const admin = hubNavigation(model, { id: 'a', roles: ['Admin'] })
const dealer = hubNavigation(model, { id: 'd', roles: ['Dealer'] })
const nobody = hubNavigation(model, { id: 'n', roles: [] })

const addresses = (groups: typeof admin.main) => groups.flatMap(({ items }) => items.map(({ to }) => toPublic(to)))

describe('the main menu', () => {
  it('has the labels of the specification in its order', () => {
    expect(admin.main.map(({ label }) => textOf(label)).slice(0, 12)).toEqual([
      'Car Lots',
      'Customer',
      'Wallet',
      'Material',
      'Sales Man',
      'Banks',
      'Sales',
      'Demand',
      'Purchase Order',
      'Purchases',
      'Safe Deposits',
      'Report',
    ])
    const items = (name: string) => admin.main.find((group) => group.name === name)?.items.map(({ label }) => textOf(label))
    expect(items('sales')?.slice(0, 2)).toEqual(['Sales Order', 'Material Transaction'])
    expect(items('reports')?.slice(0, 4)).toEqual(['Report', 'Report Designer', 'Report Type', 'Targets'])
  })

  it('has the other labels of the specification too', () => {
    const all = admin.main.flatMap(({ items }) => items.map(({ label }) => textOf(label)))
    for (const label of [
      'Purchase Status',
      'Sales Status',
      'Numbering Template',
      'Measurement Units',
      'Warehouses',
      'Mark',
      'Payment Plan',
    ])
      expect(all).toContain(label)
  })

  it('shows a Dealer their own wallet and nothing that is for Admins', () => {
    expect(addresses(dealer.main)).toContain('/WalletManage')
    expect(addresses(admin.main)).not.toContain('/WalletManage')
    for (const address of ['/UserManageWalletManage', '/AuditTrail'])
      expect([address, addresses(admin.main).includes(address), addresses(dealer.main).includes(address)]).toEqual([address, true, false])
  })

  it('includes an entity that no menu names, for those who may list it', () => {
    expect(addresses(admin.main)).toContain('/insurers')
    expect(addresses(dealer.main)).not.toContain('/insurers')
  })

  it('puts a new entity where its schema asks to stand, below the heading that its group then gets', () => {
    const beside = { ...insurers, entity: { menu: 'customers' } }
    const extended = loadModel([...files, { file: 'schemas/insurers.ts', schema: beside }], types)
    const { main } = hubNavigation(extended, { id: 'a', roles: ['Admin'] })
    expect(main.find(({ name }) => name === 'customers')?.items.map(({ to }) => to)).toEqual(['/customers', '/insurers'])
  })

  it('leads to every entity that has a menu item, together with the other menus', () => {
    const reached = new Set([...admin.main.flatMap(({ items }) => items), ...admin.user, ...admin.pages].map(({ to }) => to))
    const missed = model.list.filter(({ id, menu: own, access }) => own.length > 0 && access.Admin && !reached.has(`/${id}`))
    expect(missed.map(({ id }) => id)).toEqual([])
  })
})

describe('the menus beside it', () => {
  it('have the labels of the specification in its order', () => {
    expect(admin.user.map(({ label }) => textOf(label))).toEqual([
      'User Management',
      'My Subscription Plan',
      'My firm',
      'My Account',
      'Deleted records',
      'Settings',
    ])
    expect(admin.pages.map(({ label }) => textOf(label))).toEqual([
      'Control',
      'Users',
      'Available Cars Bidding',
      'Wallet Manage',
      'Users Rights',
      'Dealer Manage',
      'Subscription Manage',
      'Lookup',
      'Lookup Type',
      'Lookup Manage',
    ])
  })

  it('show a Dealer what is theirs', () => {
    expect(dealer.user.map(({ to }) => toPublic(to))).toEqual(['/MySubscriptionPlan', '/MyFirm', '/MyAccount', '/Trash', '/Settings'])
    expect(dealer.pages).toEqual([])
  })

  it('show a user without a role no records at all', () => {
    expect([nobody.main, nobody.user.map(({ to }) => toPublic(to)), nobody.pages]).toEqual([
      [],
      ['/MyFirm', '/MyAccount', '/Trash', '/Settings'],
      [],
    ])
  })
})
