import { expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { withBills } from '../../support/models/billsEntity.ts'

describeEachEngine('computed numbers', (engine) => {
  const hub = engineApp(engine, { schemas: withBills })
  const call = async (method: 'POST' | 'PUT' | 'GET', path: string, payload?: object) =>
    hub.as(ADMIN, { method, url: `/api/bills${path}`, ...(payload && { payload }) })
  const lines = [
    { pieces: 3, price: '0.35' },
    { pieces: 2, price: '10.00' },
  ]

  test('are stored with each write, whatever is sent, and found, sorted and summed like others', async () => {
    const made = (await call('POST', '', { name: 'One', discount: '1.05', lines })).json()
    expect(made).toMatchObject({ total: '20.00', title: 'One: 20.00', lines: [{ amount: '1.05' }, { amount: '20.00' }] })
    const [first, second] = made.lines
    const sent = { ...made, discount: '0.00', lines: [{ ...first, pieces: 4, amount: '9.99' }, second] }
    const changed = (await call('PUT', `/${made.id}`, sent)).json()
    expect(changed).toMatchObject({ total: '21.40', title: 'One: 21.40', lines: [{ id: first.id, amount: '1.40' }, { id: second.id }] })
    await call('POST', '', { name: 'Two', discount: '5.00', lines: [] })
    const found = (await call('GET', `?filter=${JSON.stringify({ total_lt: '0' })}`)).json()
    expect(found).toMatchObject([{ name: 'Two', total: '-5.00' }])
    const sorted = (await call('GET', '?sort=["total","ASC"]')).json()
    expect(sorted.map(({ name }: { name: string }) => name)).toEqual(['Two', 'One'])
  })

  test('are part of the texts that rows compose, which follow each write and are found', async () => {
    const made = (await call('POST', '', { name: 'Four', discount: '0.00', lines: [...lines, { pieces: null, price: null }] })).json()
    const labels = ({ lines: rows }: { readonly lines: readonly { readonly label: string | null }[] }) => rows.map(({ label }) => label)
    expect(labels(made)).toEqual(['3 × 0.35: 1.05', '2 × 10.00: 20.00', '×'])
    const [first, second] = made.lines
    const changed = (await call('PUT', `/${made.id}`, { lines: [{ ...first, pieces: 5, label: 'mine' }, second] })).json()
    expect(labels(changed)).toEqual(['5 × 0.35: 1.75', '2 × 10.00: 20.00'])
    const found = (
      await call('GET', `?filter=${encodeURIComponent(JSON.stringify({ lines: { $some: { label_contains: '5 × 0.35' } } }))}`)
    ).json()
    expect(found).toMatchObject([{ name: 'Four' }])
  })

  test('can be set by nobody, and are refused where they have too many digits', async () => {
    const { id } = (await call('POST', '', { name: 'Three', discount: '0.00', lines })).json()
    expect((await call('PUT', `/${id}`, { total: '1.00' })).json()).toMatchObject({ total: '21.05' })
    const huge = { pieces: 1_000_000, price: '9999999999999999.99' }
    const refused = await call('PUT', `/${id}`, { lines: [huge] })
    expect([refused.statusCode, Object.keys(refused.json().details)]).toEqual([422, ['lines.0.amount']])
  })
})
