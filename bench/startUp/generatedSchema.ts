const idOf = (number: number) => `generated${number}`

/** A schema file of eight fields of different types; every one but the first refers to the one before it. */
export function generatedSchema(number: number): { readonly id: string; readonly text: string } {
  const id = idOf(number)
  const schema = {
    $id: id,
    title: `Generated ${number}`,
    type: 'object',
    required: ['code', 'name'],
    properties: {
      code: { type: 'string', minLength: 1, maxLength: 16, unique: true, search: true },
      name: { type: 'string', minLength: 1, maxLength: 100, search: true },
      email: { type: 'string', format: 'email' },
      amount: { type: 'string', format: 'money', formatMinimum: '0.00' },
      quantity: { type: 'integer', minimum: 0 },
      due: { type: 'string', format: 'date' },
      state: { enum: ['open', 'closed'] },
      ...(number === 0 ? {} : { previous: { type: 'string', reference: idOf(number - 1) } }),
    },
    entity: { access: { Admin: 'all', Dealer: ['list', 'show'] } },
  }
  return { id, text: `export const ${id} = ${JSON.stringify(schema)}\n` }
}
