import { beforeEach, describe, expect, it, vi } from 'vitest'
import { textsOf } from './areaTexts.ts'
import { createI18nProvider } from './i18nProvider.ts'

const insurers = {
  id: 'insurers',
  title: 'Insurer',
  plural: 'Insurers',
  fields: [{ path: 'hotline', title: 'Hotline' }],
}
const customers = { id: 'customers', title: 'Customer', plural: 'Customers', fields: [{ path: 'firstName', title: 'First name' }] }
const create = () => createI18nProvider([insurers, customers])

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('lang')
  document.documentElement.removeAttribute('dir')
})

describe('the language', () => {
  it('is English, left to right, by default', async () => {
    const provider = await create()
    expect(provider.getLocale()).toBe('en')
    expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' })
  })

  it('can be chosen among four, each named by its speakers', async () => {
    expect((await create()).getLocales?.().map(({ name }) => name)).toEqual(['English', 'العربية', 'Français', 'Türkçe'])
  })

  it('turns the page when Arabic is chosen, and back', async () => {
    const provider = await create()
    await provider.changeLocale('ar')
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(provider.translate('ra.action.save')).toBe('حفظ')
    await provider.changeLocale('fr')
    expect(document.documentElement).toMatchObject({ lang: 'fr', dir: 'ltr' })
  })

  it("is remembered, for the sign-in page and for react-admin's own store alike", async () => {
    await (await create()).changeLocale('tr')
    expect(localStorage.getItem('locale')).toBe('tr')
    expect(localStorage.getItem('RaStore.locale')).toBe('"tr"')
    expect((await create()).translate('ra.action.save')).toBe('Kaydet')
  })

  it('falls back to English when what was remembered is no language', async () => {
    localStorage.setItem('locale', '__proto__')
    expect((await create()).getLocale()).toBe('en')
  })

  it('can be changed where the browser refuses to remember', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    const provider = await create()
    await provider.changeLocale('ar')
    expect(provider.translate('ra.action.save')).toBe('حفظ')
    vi.unstubAllGlobals()
  })

  it('is the last one requested, when two are requested at the same time', async () => {
    const provider = await create()
    await Promise.all([provider.changeLocale('ar'), provider.changeLocale('en')])
    expect(provider.getLocale()).toBe('en')
    expect(document.documentElement.dir).toBe('ltr')
    expect(localStorage.getItem('locale')).toBe('en')
  })

  it('stays as it is when an unknown one is requested, and can still be changed afterwards', async () => {
    const provider = await create()
    await expect(provider.changeLocale('xx')).rejects.toThrow('xx')
    expect(provider.getLocale()).toBe('en')
    expect(localStorage.getItem('locale')).toBeNull()
    await provider.changeLocale('fr')
    expect(provider.getLocale()).toBe('fr')
  })
})

describe('texts', () => {
  it("are the language's own, else from the entity's schema", async () => {
    const provider = await create()
    await provider.changeLocale('fr')
    expect(provider.translate('resources.customers.fields.firstName')).toBe('Prénom')
    expect(provider.translate('resources.insurers.fields.hotline')).toBe('Hotline')
    expect(provider.translate('resources.insurers.name', { smart_count: 2 })).toBe('Insurers')
  })

  it('name an entity in the plural as titles of lists, and one record in the singular, in every language', async () => {
    const provider = await create()
    const names: string[] = []
    for (const locale of ['en', 'fr', 'tr', 'ar']) {
      await provider.changeLocale(locale)
      names.push(...[2, 1].map((smart_count) => provider.translate('resources.customers.name', { smart_count })))
    }
    expect(names).toEqual(['Customers', 'Customer', 'Clients', 'Client', 'Müşteriler', 'Müşteri', 'العملاء', 'عميل'])
  })

  it('count in Arabic', async () => {
    const provider = await create()
    await provider.changeLocale('ar')
    const counted = [0, 1, 2, 7, 42, 100].map((smart_count) => provider.translate('app.list.rows', { smart_count }))
    expect(counted).toEqual(['لا صفوف', 'صف واحد', 'صفان', '7 صفوف', '42 صفًا', '100 صف'])
  })

  it('have counts with the separators of the language, in every kind of plural, and limits as they are', async () => {
    const provider = await create()
    const counted = async (locale: string) => {
      await provider.changeLocale(locale)
      return provider.translate('app.bulk.editTitle', { smart_count: 1662 })
    }
    expect(await counted('en')).toBe('Change 1,662 records')
    expect(await counted('fr')).toMatch(/1\s662/)
    expect(await counted('tr')).toContain('1.662')
    expect(await counted('ar')).toContain('1,662')
    expect(provider.translate('unknown', { limit: 2100, count: 2100, _: '%{limit} %{count} %{other}' })).toBe('2100 2,100 %{other}')
    expect((await textsOf('list', 'en'))('list.jobs.progress', { done: 900, total: 10_000 })).toBe('900 of 10,000')
  })

  it('are never raw keys', async () => {
    const provider = await create()
    expect(provider.translate('app.list.somethingNew')).toBe('Something new')
    expect(provider.translate('app.list.somethingNew', { _: 'New' })).toBe('New')
    expect(provider.translate('Save Failed Car Already Exist')).toBe('Save Failed Car Already Exist')
  })

  it('of one keyword distinguish formats from the keyword itself', async () => {
    const provider = await create()
    expect(provider.translate('errors.format')).not.toBe(provider.translate('errors.format.email'))
    expect(provider.translate('errors.format.email')).toBe('Please enter a valid email address')
  })
})
