import { expect, test } from 'vitest'
import { importerOf } from '../../support/app/importer.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { withBargains } from '../../support/models/bargains.ts'
import { LONG_PATIENCE_MS } from '../../support/patience.ts'

interface Listed {
  readonly field: string
  readonly values: readonly { readonly text: string; readonly rows: number; readonly error: { readonly keyword: string } }[]
  readonly more: number
}

describeEachEngine('wrong values of a file', (engine) => {
  const hub = engineApp(engine, { schemas: withBargains, customers: 5 })
  const { ask, upload, settled } = importerOf(hub)

  const HEADINGS = 'code,firstName,secondName,email,phoneNumber,address,country'
  const fileOf = (key: string, countries: readonly string[], ...more: readonly string[]) =>
    `${HEADINGS},${key}\n${[...countries.map((country, at) => `${key}${at},A,B,a@b.co,+4930123456,s,${country}`), ...more].join('\n')}\n`
  const valuesOf = async (entity: string, jobId: string) => {
    const answer = (await ask('GET', `/api/${entity}/import/${jobId}/values`)).json()
    const fields = answer.fields.map(({ field, values, more }: Listed) => ({
      ...{ field, more },
      values: values.map(({ text, rows, error }) => `${rows} × ${text} ${error.keyword}`),
    }))
    return { fields, replaced: answer.replaced }
  }
  const replace = (jobId: string, body: object) => ask('POST', `/api/customers/import/${jobId}/values`, body)

  test('are listed once with the number of their rows, and replaced in all of them at once', async () => {
    const countries = ['Untied Kingdom', 'DE', 'Untied Kingdom', 'Atlantis', 'Untied Kingdom', 'Erewhon']
    const file = fileOf('WV', countries, 'WVX,,B,a@b.co,+4930123456,s,Untied Kingdom')
    const { jobId, ...first } = (await upload('customers', file)).json()
    expect(first).toMatchObject({ creates: 1, errors: 6, replaced: 0 })
    expect(await valuesOf('customers', jobId)).toEqual({
      fields: [
        { field: 'firstName', more: 0, values: ['1 ×  required'] },
        { field: 'country', more: 0, values: ['4 × Untied Kingdom reference', '1 × Atlantis reference', '1 × Erewhon reference'] },
      ],
      replaced: [],
    })
    expect((await replace(jobId, { replace: [{ field: 'code', text: 'x', value: 'y' }] })).json()).toMatchObject({
      code: 'importUnknownColumn',
    })
    const united = { field: 'country', text: 'Untied Kingdom', value: 'GB' }
    const checked = await replace(jobId, { replace: [united, { field: 'country', text: 'Erewhon', value: null }] })
    expect(checked.json()).toMatchObject({ creates: 5, errors: 2, replaced: 2 })
    expect((await valuesOf('customers', jobId)).fields).toMatchObject([{ field: 'firstName' }, { values: ['1 × Atlantis reference'] }])
    await ask('POST', `/api/customers/import/${jobId}/mend`, { row: 4, values: { country: 'still nowhere' } })
    expect((await valuesOf('customers', jobId)).fields).toMatchObject([{ field: 'firstName' }])
    expect((await ask('POST', `/api/customers/import/${jobId}/commit`)).statusCode).toBe(202)
    expect(await settled(jobId)).toMatchObject({ status: 'done', result: { written: 5, leftOut: 2 } })
    const written = (await ask('GET', '/api/customers?filter={"code_starts":"WV"}&sort=["code","ASC"]')).json()
    expect(written.map(({ code, country }: Record<string, string>) => `${code} ${country}`)).toEqual([
      ...['WV0 GB', 'WV1 DE', 'WV2 GB', 'WV4 GB', 'WV5 null'],
    ])
    expect((await replace(jobId, { replace: [united] })).statusCode).toBe(409)

    const again = (await upload('customers', fileOf('WV', ['Untied Kingdom', 'Untied Kingdom']))).json()
    expect(again).toMatchObject({ errors: 0, replaced: 2 })
    const kept = await replace(again.jobId, { replace: [], keep: [{ field: 'country', text: 'Untied Kingdom' }] })
    expect(kept.json()).toMatchObject({ errors: 2, replaced: 1 })
    expect((await valuesOf('customers', again.jobId)).replaced).toEqual([{ field: 'country', text: 'Erewhon', value: null }])
  })

  test('are not ids, and not values that another record has', async () => {
    const { jobId, errors } = (await upload('countries', 'id,name,alpha3\nwrong,A,\nQX,B,DEU\nQZ,C,wrong\n')).json()
    expect([errors, (await valuesOf('countries', jobId)).fields]).toEqual([3, []])
    const id = await ask('POST', `/api/countries/import/${jobId}/values`, { replace: [{ field: 'id', text: 'wrong', value: 'QY' }] })
    expect(id.json()).toMatchObject({ code: 'importUnknownColumn' })
  })

  test(
    'are those of most rows if there are many, and the rows of the others are counted',
    async () => {
      const amounts = [...Array.from({ length: 1100 }, (_, at) => `wrong ${at}`), 'wrong 7', 'wrong 1050', 'wrong 7']
      const { jobId } = (await upload('bargains', JSON.stringify(amounts.map((amount, at) => ({ name: `Many ${at}`, amount }))))).json()
      const [{ field, values, more }] = (await valuesOf('bargains', jobId)).fields
      expect([field, values.length, values[0], values[1], more]).toEqual(['amount', 50, '3 × wrong 7 format', '1 × wrong 0 format', 1051])
    },
    LONG_PATIENCE_MS,
  )
})
