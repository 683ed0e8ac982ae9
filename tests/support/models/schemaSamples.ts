import { CONFIGURATION } from './schemaSamples/configuration.ts'
import { DOCUMENTS } from './schemaSamples/documents.ts'
import { EVERYDAY } from './schemaSamples/everyday.ts'
import { INFRASTRUCTURE } from './schemaSamples/infrastructure.ts'
import type { SchemaSample } from './schemaSamples/parts.ts'
import { PLAYGROUND } from './schemaSamples/playground.ts'

/** Samples of RJSF's playground, and real-life schemas. */
export const SCHEMA_SAMPLES: Readonly<Record<string, SchemaSample>> = {
  ...PLAYGROUND,
  ...EVERYDAY,
  ...DOCUMENTS,
  ...INFRASTRUCTURE,
  ...CONFIGURATION,
}

/** The samples as properties of an entity, with renamed definitions. */
export const samplesEntity = () => {
  const named = (name: string, node: unknown): unknown => JSON.parse(JSON.stringify(node).replaceAll('"#/$defs/', `"#/$defs/${name}`))
  const defs = Object.entries(SCHEMA_SAMPLES).flatMap(([name, { schema }]) =>
    Object.entries(schema.$defs ?? {}).map(([own, inner]) => [`${name}${own}`, named(name, inner)]),
  )
  const properties = Object.entries(SCHEMA_SAMPLES).map(
    ([
      name,
      {
        schema: { $defs: _, ...schema },
      },
    ]) => [name, { field: 'object', ...Object(named(name, schema)) }],
  )
  return { $id: 'schemaSamples', type: 'object', properties: Object.fromEntries(properties), $defs: Object.fromEntries(defs) }
}
