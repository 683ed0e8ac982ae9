import { ResourceContextProvider, useParams, useTranslate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { EntityList } from '../../admin/list/EntityList.tsx'
import { loadRecordViews } from '../../admin/loadRecordViews.ts'
import { useRecord } from '../../admin/useRecords.ts'
import type { View } from '../../domain/pages.ts'
import { lazyPage } from '../../ui/lazy/lazy.tsx'
import { ownFirmFilter } from '../firms/ownFirm.ts'

const EntityCreate = lazyPage(async () => ({ default: (await loadRecordViews()).EntityCreate }))

type Params = Readonly<Record<string, string | undefined>>

/** Placeholder in an address for an unused parameter. */
const ANY = '-'

const FIRM_OF = /^\{(\w+)\}\.firm$/

/** Replaces `{name}` by the parameter's value. */
const filled = (text: string, params: Params): string => text.replace(/^\{(\w+)\}$/, (_, name: string) => params[name] ?? ANY)

/** Firm for a filter; only users who see all firms are filtered by firm (`PRODUCT.md S6`). */
const firmFor = (text: string, ofUser: string | undefined): string | undefined => {
  if (text === '$user.firm') return ownFirmFilter().firm ?? ANY
  return FIRM_OF.test(text) ? (ofUser ?? ANY) : undefined
}

const filterOf = ({ filter = {} }: View, params: Params, ofUser: string | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(filter)
      .map(([field, value]) => [field, typeof value === 'string' ? (firmFor(value, ofUser) ?? filled(value, params)) : value])
      .filter(([, value]) => value !== ANY),
  )

/** Firm of the user in the address, if the filter needs it and the viewer sees all firms. */
function useFirmOfUser({ filter = {} }: View, params: Params): { readonly firm: string | undefined; readonly pending: boolean } {
  const names = Object.values(filter).flatMap((value) => (typeof value === 'string' ? (FIRM_OF.exec(value)?.[1] ?? []) : []))
  const id = params[names[0] ?? '']
  const enabled = id !== undefined && id !== ANY && ownFirmFilter().firm !== undefined
  const { data, isPending } = useRecord('users', id, { enabled })
  // A cached user may have no firm.
  return { firm: enabled ? (data?.firm ?? undefined) : undefined, pending: enabled && isPending }
}

const Generated = ({ view }: { readonly view: View }) => {
  const translate = useTranslate()
  const params = useParams()
  const { screens } = useAdmin()
  const { firm, pending } = useFirmOfUser(view, params)
  const title = view.title && translate(filled(view.title, params), { _: filled(view.title, params) })
  const Create = screens[view.entity]?.create ?? EntityCreate
  if (view.kind === 'create') return <Create />
  if (pending) return null
  const filter = filterOf(view, params, firm)
  return <EntityList key={JSON.stringify(filter)} filter={filter} title={title} />
}

/** A generated view at its own path. */
export const ViewPage = ({ view }: { readonly view: View }) => (
  <ResourceContextProvider value={view.entity}>
    <Generated view={view} />
  </ResourceContextProvider>
)
