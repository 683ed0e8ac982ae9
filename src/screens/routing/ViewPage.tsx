import { lazy } from 'react'
import { ResourceContextProvider, useParams, useTranslate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { EntityList } from '../../admin/list/EntityList.tsx'
import { loadBeyondList } from '../../admin/loadBeyondList.ts'
import type { View } from './routes.ts'

const EntityCreate = lazy(async () => ({ default: (await loadBeyondList()).EntityCreate }))

type Params = Readonly<Record<string, string | undefined>>

/** Stands in an address for a parameter that does not matter. */
const ANY = '-'

/** `{name}` and `$user.id` by what they stand for. */
const filled = (text: string, params: Params, userId: string): string =>
  text === '$user.id' ? userId : text.replace(/^\{(\w+)\}$/, (_, name: string) => params[name] ?? ANY)

const filterOf = ({ filter = {} }: View, params: Params, userId: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(filter)
      .map(([field, value]) => [field, typeof value === 'string' ? filled(value, params, userId) : value])
      .filter(([, value]) => value !== ANY),
  )

const Generated = ({ view }: { readonly view: View }) => {
  const translate = useTranslate()
  const params = useParams()
  const { subject, screens } = useAdmin()
  const title = view.title && translate(filled(view.title, params, subject.id), { _: filled(view.title, params, subject.id) })
  const Create = screens[view.entity]?.create ?? EntityCreate
  if (view.kind === 'create') return <Create />
  const filter = filterOf(view, params, subject.id)
  return <EntityList key={JSON.stringify(filter)} filter={filter} title={title} />
}

/** A generated view at a path of its own. */
export const ViewPage = ({ view }: { readonly view: View }) => (
  <ResourceContextProvider value={view.entity}>
    <Generated view={view} />
  </ResourceContextProvider>
)
