import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Link {
  readonly url: string
  readonly locale: string
  readonly title: string
  readonly recipient: string | null
}

describeEachEngine('a document', (engine) => {
  const hub = engineApp(engine, { customers: 5 })
  let customer: { readonly id: string; readonly email: string; readonly fullName: string }
  let order: { readonly id: string; readonly ficheNumber: string }

  const post = (who: string, url: string, payload: object = {}, confirm = '') =>
    hub.as(who, { method: 'POST', url: `/api/${url}`, payload, headers: confirm ? { 'x-confirm': confirm } : {} })
  const put = (url: string, payload: object) => hub.as(ADMIN, { method: 'PUT', url: `/api/${url}`, payload })
  const read = async (url: string) => (await hub.as(ADMIN, { url: `/api/${url}` })).json()
  const first = async (entity: string, filter: object = {}) =>
    (await read(`${entity}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`))[0]
  const visit = (url: string) => hub.app.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') })
  const link = async (more: object = {}): Promise<Link> => {
    const answer = await post(ADMIN, 'documents', { entity: 'salesOrders', id: order.id, ...more })
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
    return answer.json()
  }

  beforeAll(async () => {
    customer = await first('customers', { blocked: false })
    const [warehouse, material] = [await first('warehouses'), await first('materials', { active: true })]
    const line = { lineType: 'material', material: material.id, quantity: '1', price: '10.00', vatPercentage: '20', notes: '<b>soon</b>' }
    const lines = Array.from({ length: 80 }, (_, index) => ({ ...line, lineNumber: index + 1 }))
    const payload = { date: '2026-05-05', customer: customer.id, warehouse: warehouse.id, currency: 'EUR', lines }
    const answer = await post(ADMIN, 'salesOrders', payload)
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
    order = answer.json()
    await put(`customers/${customer.id}`, { language: 'fr' })
  })

  test('is shown without a session, in the language of its reader, over pages with carried totals', async () => {
    const { url, locale, title, recipient } = await link()
    expect({ locale, title, recipient }).toEqual({ locale: 'fr', title: `Devis ${order.ficheNumber}`, recipient: customer.email })
    const { statusCode, headers, body } = await visit(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    const pages = body.match(/<section class="page">/g)?.length ?? 0
    expect(pages).toBeGreaterThan(1)
    expect(body).toContain(`Page ${pages} sur ${pages}`)
    expect(body.match(/À reporter/g)).toHaveLength(pages - 1)
    expect(body.match(/>Report</g)).toHaveLength(pages - 1)
    expect(body).toContain('Neuf cent soixante euros')
    expect(body).toContain('&lt;b&gt;soon&lt;/b&gt;')
  })

  describe('of an invoice with discounts and surcharges', () => {
    const LINES = 60
    let invoice: { readonly id: string }

    beforeAll(async () => {
      const [warehouse, material] = [await first('warehouses'), await first('materials', { active: true })]
      const buyer = await first('customers', { blocked: false, taxNo_neq: null })
      const goods = (index: number) => ({
        lineType: 'material',
        material: material.id,
        quantity: '2',
        price: '50',
        vatPercentage: index % 2 ? '20' : '10',
      })
      const spread = [
        { lineType: 'discount', discountPercentage: '10' },
        { lineType: 'surcharge', discountAmount: '120' },
      ]
      const lines = [...Array.from({ length: LINES }, (_, index) => goods(index)), ...spread]
      const payload = { date: '2026-05-05', customer: buyer.id, warehouse: warehouse.id, currency: 'EUR' }
      const sale = await post(ADMIN, 'salesOrders', { ...payload, lines: lines.map((line, index) => ({ ...line, lineNumber: index + 1 })) })
      const { id } = sale.json()
      expect((await post(ADMIN, `salesOrders/${id}/approve`)).statusCode).toBe(200)
      expect((await post(ADMIN, `salesOrders/${id}/invoice`, { what: 'whole' })).statusCode).toBe(200)
      invoice = await first('invoices', { salesOrder: id })
    })

    /** Texts of a row's cells, without direction marks and with normalized spaces. */
    const cellsOf = (row: string): string[] =>
      [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) =>
        cell
          .replace(/<[^>]*>/g, '')
          .replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '')
          .replace(/\s/g, ' ')
          .trim(),
      )
    const rowsOf = (part: string) => [...part.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => cellsOf(row))
    const pagesOf = (body: string) => body.split('<section class="page">').slice(1)

    test.each([
      [
        'en',
        ['Discount', 'Surcharge', 'VAT'],
        '92.00',
        'Page 2 of 3',
        'Six thousand three hundred and forty-eight euros',
        ['20%', '2,760.00', '552.00'],
      ],
      [
        'fr',
        ['Remise', 'Supplément', 'TVA'],
        '92,00',
        'Page 2 sur 3',
        'Six mille trois cent quarante-huit euros',
        ['20 %', '2 760,00', '552,00'],
      ],
      ['tr', ['İndirim', 'Ek masraf', 'KDV'], '92,00', 'Sayfa 2 / 3', 'Altıbinüçyüzkırksekiz avro', ['%20', '2.760,00', '552,00']],
      [
        'ar',
        ['الخصم', 'رسم إضافي', 'الضريبة'],
        '92.00',
        'صفحة 2 من 3',
        'ستة آلاف وثلاثمئة وثمانية وأربعون يورو',
        ['20%', '2,760.00', '552.00'],
      ],
    ])('says in %s what makes each amount, carries totals, and sums VAT by rate', async (locale, headings, net, second, words, vat) => {
      const { body } = await visit((await link({ entity: 'invoices', id: invoice.id, locale })).url)
      const pages = pagesOf(body)
      const [heads = [], firstRow = []] = rowsOf(pages[0] ?? '')
      expect(heads.slice(5, 8)).toEqual(headings)
      expect(firstRow.slice(5).map((cell) => cell.replace(',', '.'))).toEqual(['10.00', '2.00', expect.stringContaining('10'), '92.00'])
      expect(firstRow.at(-1)).toBe(net)
      expect(pages[1]).toContain(second)
      const digits = (cells: readonly string[] | undefined) => Number((cells?.at(-1) ?? '').replace(/[^\d]/g, '')) / 100
      const onPage = rowsOf(pages[0] ?? '').length - 2
      expect(digits(rowsOf(pages[0] ?? '').at(-1))).toBe(onPage * 92)
      expect(digits(rowsOf(pages[1] ?? '')[1])).toBe(onPage * 92)
      const last = pages.at(-1) ?? ''
      expect(rowsOf(last)).toContainEqual(vat)
      expect(last).toContain(words)
      expect(body.match(new RegExp(words, 'g'))).toHaveLength(1)
    })
  })

  test('runs from right to left in Arabic', async () => {
    const { body } = await visit((await link({ locale: 'ar' })).url)
    expect(body).toContain('<html lang="ar" dir="rtl">')
    expect(body).toContain('فقط تسعمئة وستون يورو لا غير')
  })

  test('goes with what is delivered, without prices', async () => {
    const [warehouse, material] = [await first('warehouses'), await first('materials', { active: true })]
    const goods = { lineType: 'material', material: material.id, lineNumber: 1, quantity: '2', price: '10.00', vatPercentage: '20' }
    const payload = { date: '2026-05-06', customer: customer.id, warehouse: warehouse.id, currency: 'EUR', lines: [goods] }
    const sale = (await post(ADMIN, 'salesOrders', payload)).json()
    expect((await post(ADMIN, `salesOrders/${sale.id}/approve`)).statusCode).toBe(200)
    const delivered = await post(ADMIN, `salesOrders/${sale.id}/deliver`, {}, 'salesDelivery')
    expect([delivered.statusCode, delivered.body]).toEqual([200, delivered.body])
    const note = await first('stockDocuments', { salesOrder: sale.id })
    const { url, title } = (await post(ADMIN, 'documents', { entity: 'stockDocuments', id: note.id, locale: 'en' })).json()
    expect(title).toBe(`Delivery note ${note.slipNumber}`)
    const { body } = await visit(url)
    expect(body).toContain(sale.ficheNumber)
    expect(body).toContain(material.name)
    expect(body).not.toContain('10.00')
  })

  test('ends with a wrong signature, in another language than was signed, and with the record’s state', async () => {
    const { url } = await link({ share: true })
    expect((await visit(url)).statusCode).toBe(200)
    expect((await visit(url.replace('~fr~', '~en~'))).statusCode).toBe(410)
    expect((await visit(url.replace(/[^~]*$/, 'A'.repeat(43)))).statusCode).toBe(410)
    expect((await visit('/api/documents/nothing')).statusCode).toBe(410)
    expect((await post(ADMIN, `salesOrders/${order.id}/approve`)).statusCode).toBe(200)
    const gone = await visit(url)
    expect(gone.statusCode).toBe(410)
    expect(gone.body).toContain('Ce lien n’est plus valable')
    expect(gone.body).not.toContain(order.ficheNumber)
    expect((await link()).title).toBe(`Commande client ${order.ficheNumber}`)
  })

  test('is for those alone who may read the record, and given to others by those who may export it', async () => {
    const asked = { entity: 'salesOrders', id: order.id }
    expect((await post(DEALER, 'documents', asked)).statusCode).toBe(404)
    expect((await post(DEALER, 'documents/mail', { ...asked, to: 'a@b.example' })).statusCode).toBe(404)
    expect((await post(ADMIN, 'documents', { entity: 'users', id: order.id })).statusCode).toBe(404)
    const [own] = (await hub.as(DEALER, { url: '/api/salesOrders?range=[0,0]' })).json()
    expect((await post(DEALER, 'documents', { entity: 'salesOrders', id: own.id })).statusCode).toBe(200)
    expect((await hub.app.inject({ method: 'POST', url: '/api/documents', payload: asked })).statusCode).toBe(401)
  })

  test('is an invoice as well, with what it was issued to, and the receipt of its payment', async () => {
    const invoiced = await post(ADMIN, `salesOrders/${order.id}/invoice`, { what: 'whole' })
    expect([invoiced.statusCode, invoiced.body]).toEqual([200, invoiced.body])
    const invoice = await first('invoices', { salesOrder: order.id })
    const shown = await link({ entity: 'invoices', id: invoice.id })
    expect(shown.title).toBe(`Facture ${invoice.number}`)
    const { body } = await visit(shown.url)
    expect(body).toContain('Neuf cent soixante euros')
    expect(body).toContain(invoice.customerName)
    expect(body.match(/À reporter/g)?.length).toBeGreaterThan(0)
    const safeDeposit = (await first('safeDeposits', { active: true })).id
    const paid = await post(ADMIN, 'payments', {
      date: '2026-05-06',
      customer: customer.id,
      amount: '1000.00',
      currency: 'EUR',
      safeDeposit,
      allocations: [{ invoice: invoice.id, amount: '960.00' }],
    })
    expect([paid.statusCode, paid.body]).toEqual([201, paid.body])
    const receipt = await link({ entity: 'payments', id: paid.json().id, locale: 'en' })
    expect(receipt.title).toBe(`Receipt ${paid.json().number}`)
    const page = (await visit(receipt.url)).body
    expect(page).toContain('One thousand euros')
    expect(page).toContain(invoice.number)
    const statement = await link({ entity: 'customers', id: customer.id, locale: 'en' })
    expect(statement.title).toMatch(/^Statement of account /)
    const account = (await visit(statement.url)).body
    expect(account).toContain(`Invoice ${invoice.number}`)
    expect(account).toContain(`Receipt ${paid.json().number}`)
  })

  test('goes by mail as a link, and the trail says to whom', async () => {
    const answer = await post(ADMIN, 'documents/mail', { entity: 'salesOrders', id: order.id, to: 'buyer@example.com', message: 'Bonjour' })
    expect(answer.json()).toEqual({ outcome: 'kept', to: 'buyer@example.com', days: 30 })
    const mail = await first('outboxMails', { to: 'buyer@example.com' })
    expect(mail.subject).toContain(`Commande client ${order.ficheNumber}`)
    const [url = ''] = /https?:\S+\/api\/documents\/\S+/.exec(mail.text) ?? []
    expect((await visit(url)).statusCode).toBe(200)
    const entry = await first('auditEntries', { action: 'mailDocument', recordId: order.id })
    expect(entry.changes).toMatchObject({ to: { new: 'buyer@example.com' } })
    expect((await post(ADMIN, 'documents/mail', { entity: 'salesOrders', id: order.id, to: 'nobody' })).statusCode).toBe(422)
  })

  test('has its typefaces, and nothing else by that way', async () => {
    const font = await visit('/api/documents/fonts/vazirmatn-arabic')
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2'])
    expect((await visit('/api/documents/fonts/..%2F..%2Fpackage.json')).statusCode).toBe(404)
  })
})
