import { expect, test } from 'vitest'
import { documentPart } from './documentPart.ts'

const ref = (path: string) => ({ $ref: `#/components/${path}` })

const DOCUMENT = {
  openapi: '3.1.0',
  security: [{ bearer: [] }],
  paths: {
    '/api/customers/{id}': {
      parameters: [ref('parameters/id')],
      get: { responses: { 200: { content: { 'application/json': { schema: ref('schemas/customers') } } }, 404: ref('responses/404') } },
    },
    '/api/cars': { get: { responses: { 200: { content: { 'application/json': { schema: ref('schemas/cars') } } } } } },
  },
  components: {
    securitySchemes: { bearer: { type: 'http' } },
    parameters: { id: { name: 'id' }, filter: { name: 'filter' } },
    responses: { 404: { content: { 'application/json': { schema: ref('schemas/Refusal') } } }, 401: {} },
    schemas: {
      customers: { properties: { country: ref('schemas/countries') } },
      countries: { properties: { customers: { items: ref('schemas/customers') } } },
      Refusal: { type: 'object' },
      cars: { type: 'object' },
    },
  },
}
const { paths, components } = DOCUMENT
const { customers, countries, Refusal } = components.schemas

test('a call comes with its address and the components that it refers to, through others too', () => {
  expect(documentPart(DOCUMENT, ['paths', '/api/customers/{id}', 'get'])).toEqual({
    ...DOCUMENT,
    paths: { '/api/customers/{id}': paths['/api/customers/{id}'] },
    components: {
      parameters: { id: components.parameters.id },
      responses: { 404: components.responses[404] },
      schemas: { customers, countries, Refusal },
    },
  })
})

test.each([
  ['a schema', ['components', 'schemas', 'customers'], { schemas: { customers, countries } }],
  ['components of one kind', ['components', 'securitySchemes'], { securitySchemes: components.securitySchemes }],
  ['what is not there', ['components', 'schemas', 'boats'], { schemas: {} }],
])('%s comes without any call', (_, place, kept) => {
  expect(documentPart(DOCUMENT, place)).toEqual({ ...DOCUMENT, paths: {}, components: kept })
})

test('the document stays as it was', () => {
  const before = structuredClone(DOCUMENT)
  documentPart(DOCUMENT, ['paths', '/api/customers/{id}', 'get'])
  expect(DOCUMENT).toEqual(before)
})

test('its text runs by itself, as in a browser', () => {
  const alone: typeof documentPart = new Function(`return ${documentPart}`)()
  expect(alone(DOCUMENT, ['paths', '/api/cars', 'get'])).toEqual(documentPart(DOCUMENT, ['paths', '/api/cars', 'get']))
})
