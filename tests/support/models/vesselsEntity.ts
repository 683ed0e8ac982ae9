import type { EntitySchema } from '../../../src/model/entitySchema.ts'

const text = { type: 'string' } as const
const short = { ...text, maxLength: 5 } as const

/** Fields in tabs, rows and a part that contains parts of its own kind. `limit`: that of its texts. */
const vessels = (limit: typeof text | typeof short, registered: boolean) =>
  ({
    $id: 'vessels',
    title: 'Vessel',
    type: 'object',
    required: registered ? ['name', 'registry'] : ['name'],
    properties: {
      name: { ...limit, unique: true },
      sail: { ...limit, group: 'rigging' },
      stern: { ...limit, group: 'hull' },
      bow: { ...limit, group: 'hull' },
      cargo: { $ref: '#/$defs/box', group: 'hull' },
      crew: { type: 'array', group: 'crew', items: { type: 'object', properties: { name: limit, duty: limit } } },
      ...(registered && { registry: text }),
    },
    $defs: { box: { type: 'object', properties: { label: limit, inside: { $ref: '#/$defs/box' } } } },
    entity: { tabs: { hull: ['hull'], crew: ['crew'] } },
  }) satisfies EntitySchema

/** As the server has it. */
export const vesselsEntity: EntitySchema = vessels(short, true)

/** As a page has it that was opened before: texts had no limit, and a required field was missing. */
export const olderVessels: EntitySchema = vessels(text, false)
