import type { EntityOptions } from './entitySchema.ts'

/** The addresses of an entity's pages, from the root; `{id}` is a record's id. */
export interface EntityPaths {
  readonly list: string
  readonly create: string
  readonly edit: string
  readonly show: string
}

/** `Customer` → `/Customer`, `/Customer/add`, `/Customer/edit/{id}`, `/Customer/view/{id}`; addresses given in `path` take precedence. */
export const pathsOf = (path: NonNullable<EntityOptions['path']>): EntityPaths => {
  const { list, create, edit, show } = typeof path === 'string' ? { list: path } : path
  return {
    list: `/${list}`,
    create: `/${create ?? `${list}/add`}`,
    edit: `/${edit ?? `${list}/edit/{id}`}`,
    show: `/${show ?? `${list}/view/{id}`}`,
  }
}
