import {
  type RaRecord,
  useCreatePath,
  useDataProvider,
  useLocaleState,
  useNavigate,
  useNotify,
  useRecordContext,
  useStoreContext,
} from 'react-admin'
import { lockIn } from '../../model/records/recordLock.ts'
import { textsOf } from '../../providers/i18n/areaTexts.ts'
import { useEntity, useMay } from '../adminContext.tsx'
import { useDuplicate } from '../form/start/DuplicateButton.tsx'
import { useKey } from '../keys/useKey.ts'
import { type ListPage, paramsKey, paramsText, rememberedPage, rememberPage } from '../list/keys/listPlace.ts'
import { isEditable } from '../recordLock.ts'

/** Parameters of a list, as react-admin stores them. */
interface ListParams {
  readonly page?: number
  readonly perPage?: number
  readonly sort?: string
  readonly order?: 'ASC' | 'DESC'
  readonly filter?: Readonly<Record<string, unknown>>
}

/** Fetches pages of the list that the user left. */
const useListPages = () => {
  const entity = useEntity()
  const store = useStoreContext()
  const dataProvider = useDataProvider()
  const { id: resource } = entity
  const stored = () => store.getItem<ListParams | null>(paramsKey(resource), null)
  const fetch = async (page: number): Promise<ListPage> => {
    const params = stored()
    const { perPage = 25, sort = entity.sort.field, order = entity.sort.order, filter = {} } = params ?? {}
    const { data } = await dataProvider.getList(resource, { pagination: { page, perPage }, sort: { field: sort, order }, filter })
    return { entity: resource, params: paramsText(params), page, ids: data.map(({ id }: RaRecord) => String(id)) }
  }
  const known = (is: (page: ListPage) => boolean) => rememberedPage(resource, paramsText(stored()), is)
  const withRecord = async (id: string): Promise<ListPage> => known(({ ids }) => ids.includes(id)) ?? (await fetch(stored()?.page ?? 1))
  const pageAt = async (page: number): Promise<ListPage> => known((one) => one.page === page) ?? (await fetch(page))
  return { withRecord, pageAt }
}

/** The id of the next or previous record in the list's order and filter, or the key of a text that says why there is none. */
const useNeighbour = () => {
  const { withRecord, pageAt } = useListPages()
  return async (id: string, by: 1 | -1): Promise<{ readonly id: string } | { readonly none: string }> => {
    const here = await withRecord(id)
    const at = here.ids.indexOf(id)
    if (at < 0) return { none: 'keys.elsewhere' }
    const beside = here.ids[at + by]
    if (beside !== undefined) return { id: beside }
    if (here.page + by < 1) return { none: 'keys.first' }
    const there = await pageAt(here.page + by)
    const found = there.ids.at(by > 0 ? 0 : -1)
    if (found === undefined) return { none: by > 0 ? 'keys.last' : 'keys.first' }
    rememberPage(there)
    return { id: found }
  }
}

/** Keys of a record's page: edit, next and previous record of the list that the user left. */
export const RecordKeys = ({ on }: { readonly on: 'show' | 'edit' }) => {
  const entity = useEntity()
  const may = useMay()
  const record = useRecordContext<RaRecord>()
  const navigate = useNavigate()
  const path = useCreatePath()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const neighbour = useNeighbour()
  const open = (type: 'show' | 'edit', id: RaRecord['id']) => void navigate(path({ resource: entity.id, type, id }))
  const step = async (by: 1 | -1) => {
    const found = await neighbour(String(record?.id), by)
    if ('id' in found) open(on, found.id)
    else notify((await textsOf('keys', locale))(found.none), { type: 'info' })
  }
  const edits = on === 'show' && record && may(entity.id, 'edit') && isEditable(entity, lockIn(record))
  const steps = record && may(entity.id, 'list')
  useKey('edit', edits ? () => open('edit', record.id) : undefined)
  const duplicate = useDuplicate()
  useKey('duplicate', record && duplicate ? () => void navigate(duplicate(record.id)) : undefined)
  useKey('next', steps ? () => void step(1) : undefined)
  useKey('previous', steps ? () => void step(-1) : undefined)
  return null
}
