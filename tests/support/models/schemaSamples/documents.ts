import { branch, number, of, type SchemaSample, text, texts } from './parts.ts'

const date = { type: 'string', format: 'date' } as const
const uri = { type: 'string', format: 'uri' } as const
const money = of(
  { amount: { ...number, multipleOf: 0.01 }, currency: { ...text, pattern: '^[A-Z]{3}$' } },
  { required: ['amount', 'currency'] },
)
const coding = of({ system: uri, code: text, display: text }, { required: ['code'] })

/** Exchanged documents: patient records, invoices, résumés, feeds, catalogues. */
export const DOCUMENTS: Readonly<Record<string, SchemaSample>> = {
  jsonResume: {
    schema: of(
      {
        basics: of({
          name: text,
          email: { ...text, format: 'email' },
          location: of({ city: text, countryCode: { ...text, pattern: '^[A-Z]{2}$' } }),
          profiles: { type: 'array', items: of({ network: text, url: uri }, { required: ['network'] }) },
        }),
        work: {
          type: 'array',
          items: of({
            name: text,
            startDate: { $ref: '#/$defs/partialDate' },
            endDate: { $ref: '#/$defs/partialDate' },
            highlights: texts,
          }),
        },
        skills: { type: 'array', items: of({ name: text, level: { enum: ['Beginner', 'Master'] }, keywords: texts }) },
      },
      { $defs: { partialDate: { type: 'string', pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$' } } },
    ),
    valid: {
      basics: {
        name: 'Ada',
        email: 'ada@b.co',
        location: { city: 'London', countryCode: 'GB' },
        profiles: [{ network: 'x', url: 'https://a.b' }],
      },
      work: [{ name: 'Engine', startDate: '1843-02', highlights: ['Notes'] }],
      skills: [{ name: 'Maths', level: 'Master', keywords: [] }],
    },
    invalid: [{ basics: { location: { countryCode: 'gb' } } }, { work: [{ startDate: 'soon' }] }],
  },
  contactCard: {
    schema: {
      type: 'array',
      prefixItems: [
        { const: 'vcard' },
        {
          type: 'array',
          items: {
            type: 'array',
            prefixItems: [
              { enum: ['fn', 'email', 'tel', 'org'] },
              { type: 'object', additionalProperties: text },
              { enum: ['text', 'uri'] },
              text,
            ],
            items: { not: {} },
            minItems: 4,
          },
        },
      ],
      items: { not: {} },
      minItems: 2,
    },
    valid: [
      'vcard',
      [
        ['fn', {}, 'text', 'Ada'],
        ['email', { type: 'work' }, 'text', 'ada@b.co'],
      ],
    ],
    invalid: [['vcard'], ['vcard', [['fn', {}, 'text']]], ['vcard', [['nick', {}, 'text', 'a']]]],
  },
  feed: {
    schema: of(
      {
        version: { enum: ['https://jsonfeed.org/version/1.1'] },
        title: text,
        home_page_url: uri,
        items: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id'],
            properties: {
              id: text,
              url: uri,
              tags: { ...texts, uniqueItems: true },
              attachments: {
                type: 'array',
                items: of({ url: uri, size_in_bytes: { type: 'integer', minimum: 0 } }, { required: ['url'] }),
              },
            },
            anyOf: [
              { required: ['content_html'], properties: { content_html: text } },
              { required: ['content_text'], properties: { content_text: text } },
            ],
          },
        },
      },
      { required: ['version', 'title', 'items'], patternProperties: { '^_[a-z]': {} } },
    ),
    valid: {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'News',
      items: [
        { id: '1', content_text: 'a', tags: ['x'] },
        { id: '2', content_html: '<p>', content_text: 'b' },
      ],
      _own: { a: 1 },
    },
    invalid: [
      { version: 'https://jsonfeed.org/version/1.1', title: 'a', items: [{ id: '1' }] },
      { version: '1', title: 'a', items: [] },
    ],
  },
  observation: {
    schema: {
      type: 'object',
      required: ['resourceType', 'status', 'code'],
      properties: {
        resourceType: { const: 'Observation' },
        status: {
          oneOf: [
            { const: 'registered', title: 'Registered' },
            { const: 'final', title: 'Final' },
          ],
        },
        code: of({ coding: { type: 'array', minItems: 1, items: coding }, text }),
        effectiveDateTime: { ...text, format: 'date-time' },
      },
      oneOf: [
        {
          title: 'Quantity',
          required: ['valueQuantity'],
          properties: { valueQuantity: of({ value: number, unit: text }, { required: ['value'] }) },
        },
        { title: 'Text', required: ['valueString'], properties: { valueString: text } },
        { title: 'Absent', required: ['dataAbsentReason'], properties: { dataAbsentReason: coding } },
      ],
    },
    valid: {
      resourceType: 'Observation',
      status: 'final',
      code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }] },
      valueQuantity: { value: 70.5, unit: 'kg' },
    },
    invalid: [
      { resourceType: 'Observation', status: 'final', code: {} },
      { resourceType: 'Observation', status: 'final', code: {}, valueString: 'a', valueQuantity: { value: 1 } },
      { resourceType: 'Observation', status: 'draft', code: {}, valueString: 'a' },
    ],
  },
  ublInvoice: {
    schema: of(
      {
        id: text,
        issueDate: date,
        typeCode: {
          oneOf: [
            { const: 380, title: 'Invoice' },
            { const: 381, title: 'Credit note' },
          ],
        },
        supplier: { $ref: '#/$defs/party' },
        customer: { $ref: '#/$defs/party' },
        lines: {
          type: 'array',
          minItems: 1,
          items: of(
            {
              quantity: { ...number, exclusiveMinimum: 0 },
              price: money,
              tax: of(
                { category: { enum: ['S', 'Z', 'E'] }, percent: { ...number, minimum: 0, maximum: 100 } },
                {
                  required: ['category'],
                  if: { properties: { category: { const: 'E' } }, required: ['category'] },
                  then: { properties: { reason: text }, required: ['reason'] },
                  else: { required: ['percent'] },
                },
              ),
            },
            { required: ['quantity', 'price'] },
          ),
        },
      },
      {
        required: ['id', 'issueDate', 'typeCode', 'supplier', 'customer', 'lines'],
        $defs: {
          party: of(
            { name: text, taxId: { ...text, pattern: '^[A-Z]{2}[0-9A-Z]+$' }, address: of({ street: text, country: text }) },
            { required: ['name'] },
          ),
        },
      },
    ),
    valid: {
      id: 'I-1',
      issueDate: '2026-11-22',
      typeCode: 381,
      supplier: { name: 'A', taxId: 'DE123' },
      customer: { name: 'B', address: { street: 'x' } },
      lines: [
        { quantity: 2, price: { amount: 19.99, currency: 'EUR' }, tax: { category: 'S', percent: 19 } },
        { quantity: 0.5, price: { amount: 0.07, currency: 'EUR' }, tax: { category: 'E', reason: 'Export' } },
      ],
    },
    invalid: [
      { id: '1', issueDate: '2026-11-22', typeCode: 380, supplier: { name: 'A' }, customer: { name: 'B' }, lines: [] },
      {
        ...{ id: '1', issueDate: '2026-11-22', typeCode: 380, supplier: { name: 'A' }, customer: { name: 'B' } },
        lines: [{ quantity: 1, price: { amount: 1, currency: 'EUR' }, tax: { category: 'E' } }],
      },
    ],
  },
  calendarEvent: {
    schema: of(
      {
        uid: text,
        title: text,
        showWithoutTime: { type: 'boolean', default: false },
        recurrence: {
          anyOf: [
            { type: 'null' },
            of(
              { frequency: { enum: ['yearly', 'daily'] }, interval: { type: 'integer', minimum: 1 } },
              { required: ['frequency'], dependentSchemas: { until: { not: { required: ['count'] } } } },
            ),
          ],
        },
        alerts: {
          type: 'object',
          additionalProperties: {
            oneOf: [branch('offset', { offset: text }, ['offset']), branch('absolute', { at: { ...text, format: 'date-time' } }, ['at'])],
          },
        },
      },
      {
        required: ['uid', 'start'],
        if: { properties: { showWithoutTime: { const: true } }, required: ['showWithoutTime'] },
        then: { properties: { start: date } },
        else: { properties: { start: { ...text, format: 'date-time' } } },
      },
    ),
    valid: { uid: '1', showWithoutTime: true, start: '2026-11-22', recurrence: null, alerts: { a: { kind: 'offset', offset: '-PT5M' } } },
    invalid: [
      { uid: '1', start: '2026-11-22' },
      { uid: '1', start: '2026-11-22T10:00:00Z', alerts: { a: { kind: 'absolute' } } },
    ],
  },
  catalogue: {
    schema: of({
      products: {
        type: 'array',
        items: {
          type: 'object',
          required: ['sku', 'kind'],
          properties: { sku: text, price: money, related: texts },
          oneOf: [
            of({ kind: { const: 'shirt' }, size: { enum: ['S', 'M', 'L'] } }, { required: ['size'] }),
            of({ kind: { const: 'shoe' }, size: { enum: [38, 39, 40] } }, { required: ['size'] }),
            of({ kind: { enum: ['book', 'record'] }, pages: { type: 'integer' } }),
          ],
        },
      },
    }),
    valid: {
      products: [
        { sku: '1', kind: 'shoe', size: 39 },
        { sku: '2', kind: 'shirt', size: 'M' },
        { sku: '3', kind: 'record' },
      ],
    },
    invalid: [{ products: [{ sku: '1', kind: 'shoe', size: 'M' }] }, { products: [{ sku: '1', kind: 'car' }] }],
  },
  recipe: {
    schema: of(
      {
        name: text,
        yield: { type: ['integer', 'string'] },
        ingredients: {
          type: 'array',
          minItems: 1,
          items: { anyOf: [text, of({ name: text, amount: number, unit: { enum: ['g', 'ml'] } }, { required: ['name', 'amount'] })] },
        },
        steps: {
          type: 'array',
          contains: of({ final: { const: true } }, { required: ['final'] }),
          maxContains: 1,
          items: of({ text, final: { type: 'boolean' } }, { required: ['text'] }),
        },
        nutrition: { type: 'object', propertyNames: { enum: ['fat', 'sugar'] }, additionalProperties: { ...number, minimum: 0 } },
      },
      { required: ['name', 'ingredients'] },
    ),
    valid: {
      name: 'Çay',
      yield: '2 glasses',
      ingredients: ['water', { name: 'tea', amount: 5, unit: 'g' }],
      steps: [{ text: 'Boil' }, { text: 'Pour', final: true }],
      nutrition: { sugar: 0 },
    },
    invalid: [
      { name: 'a', ingredients: ['b'], steps: [{ text: 'a' }] },
      { name: 'a', ingredients: ['b'], nutrition: { salt: 1 } },
    ],
  },
}
