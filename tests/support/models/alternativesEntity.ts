const text = { type: 'string' } as const

/** Alternatives of every kind: distinguished by required properties, by type, by a property, or not at all. */
export const alternativesEntity = {
  $id: 'parcels',
  type: 'object',
  properties: {
    to: {
      type: 'object',
      anyOf: [{ title: 'Street address', required: ['street', 'city'], properties: { street: text, city: text } }, { $ref: '#/$defs/box' }],
    },
    weight: { oneOf: [{ type: 'number' }, { type: 'string', pattern: '^\\d+ kg$' }] },
    payment: {
      type: 'object',
      oneOf: [
        { required: ['kind', 'number'], properties: { kind: { const: 'card' }, number: text } },
        { required: ['kind'], properties: { kind: { const: 'cash' }, paid: { type: 'number' } } },
      ],
    },
    marks: { type: 'array', minItems: 1, items: { enum: ['fragile', 'heavy'] } },
    code: {
      field: 'object',
      oneOf: [
        { title: 'Letters first', type: 'string', pattern: '^[a-z]' },
        { title: 'Digits last', type: 'string', pattern: '\\d$' },
      ],
    },
    labels: {
      type: 'array',
      items: { type: 'object', additionalProperties: text },
      contains: { required: ['key'], properties: { key: { const: 'colour' } } },
      maxContains: 2,
    },
  },
  $defs: { box: { title: 'P.O. box', required: ['box'], properties: { box: text } } },
}
