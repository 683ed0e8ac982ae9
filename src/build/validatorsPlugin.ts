import type { Plugin } from 'vite'
import type { ModelHost } from './modelHost.ts'

const VALIDATORS = 'virtual:validators'
const FORMS = 'virtual:rjsf-validators'

/** `virtual:validators/customers` → its part and entity; undefined for every other id. */
const parsed = (id: string): { readonly part: string; readonly entity?: string } | undefined => {
  const [, part, entity] = /^(virtual:(?:rjsf-)?validators)(?:\/(\w+))?$/.exec(id) ?? []
  return part === undefined ? undefined : entity === undefined ? { part } : { part, entity }
}

const loaders = (name: string, part: string, entities: readonly string[]): string =>
  `export const ${name} = {\n${entities.map((id) => `  ${id}: () => import('${part}/${id}'),`).join('\n')}\n}\n`

const source = async (host: ModelHost, part: string, entity: string | undefined): Promise<string> => {
  if (entity !== undefined) return part === VALIDATORS ? host.validator(entity) : host.forms(entity)
  const entities = await host.entities()
  if (part === VALIDATORS)
    return loaders(
      'validators',
      VALIDATORS,
      entities.map(({ id }) => id),
    )
  return loaders(
    'formValidators',
    FORMS,
    entities.filter(({ forms }) => forms).map(({ id }) => id),
  )
}

/**
 * Validators precompiled from the schemas, so that a page needs no `unsafe-eval`. Modules:
 * `virtual:validators` (`validators`: entity → loader of its `Validator`), `virtual:validators/<entity>`,
 * `virtual:rjsf-validators` (`formValidators`: entities with free objects → loader) and `virtual:rjsf-validators/<entity>` (`forms`).
 */
export const validatorsPlugin = (host: ModelHost): Plugin => ({
  name: 'validators',
  resolveId: (id) => (parsed(id) ? `\0${id}` : undefined),
  load(id) {
    const asked = id.startsWith('\0') ? parsed(id.slice(1)) : undefined
    return asked && source(host, asked.part, asked.entity)
  },
})
