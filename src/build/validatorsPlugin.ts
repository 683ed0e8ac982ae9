import type { Plugin } from 'vite'
import type { ModelHost } from './modelHost.ts'

const VALIDATORS = 'virtual:validators'

/** `virtual:validators/customers` → its entity; undefined for all other ids. */
const parsed = (id: string): { readonly entity?: string } | undefined => {
  const [whole, entity] = /^virtual:validators(?:\/(\w+))?$/.exec(id) ?? []
  return whole === undefined ? undefined : entity === undefined ? {} : { entity }
}

const loaders = (entities: readonly string[]): string =>
  `export const validators = {\n${entities.map((id) => `  ${id}: () => import('${VALIDATORS}/${id}'),`).join('\n')}\n}\n`

const source = async (host: ModelHost, entity: string | undefined): Promise<string> =>
  entity === undefined ? loaders((await host.entities()).map(({ id }) => id)) : host.validator(entity)

/**
 * Validators compiled at build time, so that pages need no `unsafe-eval`. Modules: `virtual:validators` (`validators`: entity → loader of its `Validator`) and
 * `virtual:validators/<entity>`.
 */
export const validatorsPlugin = (host: ModelHost): Plugin => ({
  name: 'validators',
  resolveId: (id) => (parsed(id) ? `\0${id}` : undefined),
  load(id) {
    const request = id.startsWith('\0') ? parsed(id.slice(1)) : undefined
    return request && source(host, request.entity)
  },
})
