import { screen, waitFor } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'
import { isValid } from '../../src/model/evaluate/isValid.ts'
import { pruned } from '../../src/model/evaluate/pruned.ts'
import { schemaDocument } from '../../src/model/evaluate/schemaDocument.ts'
import { createAjv } from '../../src/model/validate/ajv.ts'
import { SCHEMA_SAMPLES } from '../support/models/schemaSamples.ts'
import { mountForm } from '../support/web/mountForm.tsx'

const verdicts: { readonly schema: string; readonly inputs: number; readonly refused: string }[] = []

/** The table that CI shows. */
afterAll(() => console.table(verdicts))

test.each(Object.entries(SCHEMA_SAMPLES))('%s is a form that changes nothing by itself', async (name, { schema, valid, invalid }) => {
  const { seen, unmount } = await mountForm(schema, valid)
  await waitFor(() => expect(screen.queryByText('…')).toBeNull())
  expect(screen.queryAllByText(/cannot be shown|Unsupported/)).toEqual([])
  const inputs = [
    ...screen.queryAllByRole('textbox'),
    ...screen.queryAllByRole('combobox'),
    ...screen.queryAllByRole('spinbutton'),
    ...screen.queryAllByRole('checkbox'),
    ...screen.queryAllByRole('button'),
  ]
  expect(inputs.length).toBeGreaterThan(0)
  expect(seen).toEqual({ value: valid, changes: 0 })
  const document = schemaDocument(schema)
  expect(pruned([schema], valid, { document })).toBe(valid)
  const check = createAjv().compile(schema)
  const accepted = [valid, ...invalid].map((value) => [isValid(schema, value, document), check(value)])
  expect(accepted).toEqual([[true, true], ...invalid.map(() => [false, false])])
  unmount()
  await mountForm(schema, null)
  expect(screen.queryAllByText(/cannot be shown|Unsupported/)).toEqual([])
  verdicts.push({ schema: name, inputs: inputs.length, refused: `${invalid.length} of ${invalid.length}` })
})
