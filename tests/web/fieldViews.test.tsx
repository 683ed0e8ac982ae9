import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { AdminContext, type DataProvider, Form, ResourceContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { viewOfType, webFieldTypes } from '../../src/admin/fieldTypes.ts'
import { loadInputs } from '../../src/admin/lazyInputs.tsx'
import { FieldInput } from '../../src/fields/fieldInput.view.tsx'
import { FieldValue } from '../../src/fields/fieldValue.view.tsx'
import { inputWidthOf, isNarrow, spanOf } from '../../src/fields/shared/layout/widths.ts'
import { ViewContext, type ViewContextValue } from '../../src/fields/viewContext.view.tsx'
import type { Json } from '../../src/model/entitySchema.ts'
import { withoutNulls } from '../../src/model/validate/withoutNulls.ts'
import { useAreaTexts } from '../../src/providers/i18n/areaTexts.ts'
import { createI18nProvider } from '../../src/providers/i18n/i18nProvider.ts'
import { fieldSamples, type SampleCase } from '../support/models/fieldSamples.ts'
import { PATIENCE } from '../support/patience.ts'

const { cases, model, targets } = fieldSamples(webFieldTypes)

const i18nProvider = await createI18nProvider(model.list)

/** Inputs are loaded when first shown; that time is not measured here. */
await Promise.all([loadInputs(), import('../../src/fields/rows/grid/rowsInput.view.tsx')])

const found = (ids: readonly unknown[]) => ({ data: targets.records.filter(({ id }) => ids.includes(id)), total: ids.length })

/** Only references read through it. It returns the sampled targets, not records of the requested type. */
const dataProvider = {
  getMany: async (_: string, { ids }: { ids: readonly unknown[] }) => found(ids),
  getList: async () => found(targets.records.map(({ id }) => id)),
} as unknown as DataProvider

const views: ViewContextValue = {
  model,
  viewOf: viewOfType,
  may: () => true,
  readable: () => true,
  writable: () => true,
  tenantOf: () => undefined,
  files: {
    upload: () => Promise.reject(new Error('not here')),
    info: async () => ({ name: 'papers.pdf', type: 'application/pdf', size: 2048 }),
    download: async () => new Blob(['x']),
  },
  read: async () => [],
  useTexts: useAreaTexts,
  Icon: ({ name }) => <i>{name}</i>,
  CreateInPlace: () => null,
  EditInPlace: () => null,
  schemaForm: async () => ({ Form: ({ value }) => <output>{JSON.stringify(value)}</output> }),
}

const mount = (scene: React.ReactNode, { entity }: SampleCase) => {
  const element = (
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
      <ViewContext.Provider value={views}>
        <ResourceContextProvider value={entity.id}>
          <Suspense fallback="loading">{scene}</Suspense>
        </ResourceContextProvider>
      </ViewContext.Provider>
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  return render(<RouterProvider router={router} />)
}

/** Maximum wait; the first field of a kind loads its editor. */

const settled = () => waitFor(() => expect(document.body.innerHTML).not.toMatch(/loading|MuiSkeleton/), PATIENCE)

/** Mounted rows of a long value; the others are the same. */
const ROWS = 5

const shortened = (value: Json | undefined): Json => (Array.isArray(value) ? value.slice(0, ROWS) : (value ?? null))

const isWritten = (value: Json): boolean => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

describe.each(cases.map((one) => [one.title, one] as const))('The view of %s', (_, one) => {
  const { entity, field, sample } = one
  const values = sample.valid.filter(isWritten)

  test('says how wide it is in a list, in a form and in a row', () => {
    const view = viewOfType(field)
    const width = (schema: object, label = 'Label') =>
      view.columnWidth({ ...field, schema: { ...field.schema, ...schema } }, { label, options: ['one', 'another'] })
    expect(width({})).toBeGreaterThanOrEqual(20)
    expect(width({})).toBeLessThanOrEqual(240)
    expect(inputWidthOf(field, view)).toBeGreaterThanOrEqual(76)
    expect(inputWidthOf(field, view)).toBeLessThanOrEqual(240)
    expect(spanOf(field, view)).toMatch(/^(short|medium|long|full)$/)
    if (field.type.counts) expect(width({ unit: 'kilometer' })).toBeGreaterThan(width({}))
    if (isNarrow(view)) expect(spanOf(field, view)).toBe('short')
    if (view.wide) expect(spanOf(field, view)).toBe('full')
  })

  test('shows each sample in a cell and as a whole, and an empty value as empty', async () => {
    expect(viewOfType(field)).not.toBe(viewOfType({ ...field, type: { ...field.type, name: 'nobody' } }))
    mount(
      <>
        {values.map((value, index) => (
          <div key={JSON.stringify(value)} data-testid={`sample${index}`}>
            <FieldValue entity={entity.id} field={field} value={value} />
            <FieldValue full entity={entity.id} field={field} value={value} />
          </div>
        ))}
        <FieldValue entity={entity.id} field={field} value={null} />
      </>,
      one,
    )
    await settled()
    values.forEach((_value, index) => {
      const { textContent, innerHTML } = screen.getByTestId(`sample${index}`)
      expect(textContent || innerHTML).toMatch(/\S/)
    })
    expect(screen.getByRole('img', { name: 'empty' })).toBeTruthy()
  })

  test('stands inside a link without being one: nothing in it can be operated, and nothing breaks the line', async () => {
    mount(
      <a href="/" data-testid="link">
        {values.map((value) => (
          <FieldValue plain key={JSON.stringify(value)} entity={entity.id} field={field} value={value} />
        ))}
      </a>,
      one,
    )
    await settled()
    const link = screen.getByTestId('link')
    const inside = (selector: string) => [...link.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML)
    expect(inside('a, button, input, select, textarea, [tabindex], [role=button], [role=link]')).toEqual([])
    expect(inside('div, p, ul, ol, table')).toEqual([])
  })

  test.each((values.length > 0 ? [values[0], values.at(-1)] : [null]).map((value) => [shortened(value)]))(
    'leaves %j as it is when its input is only visited',
    async (value) => {
      const saved = vi.fn()
      mount(
        <Form record={{ id: 'x', value }} onSubmit={(record: Readonly<Record<string, Json>>) => saved(record.value)}>
          <FieldInput entity={entity.id} field={field} source="value" />
          <button type="submit">save</button>
        </Form>,
        one,
      )
      await settled()
      await waitFor(() => expect(document.body.textContent).toContain(field.title))
      const inputs = document.querySelectorAll('input, textarea')
      for (const input of inputs) {
        fireEvent.focus(input)
        fireEvent.blur(input)
      }
      fireEvent.click(screen.getByRole('button', { name: 'save' }))
      await waitFor(() => expect(saved).toHaveBeenCalled())
      expect(withoutNulls({ value: saved.mock.lastCall?.[0] })).toEqual(withoutNulls({ value: value ?? null }))
    },
  )
})

test('Every field type has a view of its own', () =>
  expect(webFieldTypes.filter((type) => !cases.some((one) => one.type.name === type.name)).map(({ name }) => name)).toEqual([]))
