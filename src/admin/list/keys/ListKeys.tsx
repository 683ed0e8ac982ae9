import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type Identifier, type RaRecord, useCreatePath, useListContext, useNavigate, useStoreContext } from 'react-admin'
import { lockIn } from '../../../model/recordLock.ts'
import { useEntity, useMay } from '../../adminContext.tsx'
import { useKey } from '../../keys/useKey.ts'
import { isEditable } from '../../recordLock.ts'
import { paramsKey, rememberPage } from './listPlace.ts'
import { focusedRow, listRows, rowAround, stepRow } from './rows.ts'

const QuickView = lazy(() => import('../quickView/QuickView.tsx'))

/** Remembers the page, for the keys of the record's page that open the next record. */
const useRememberedPage = (entity: string) => {
  const { data, page, filter } = useListContext()
  const store = useStoreContext()
  useEffect(() => {
    if (!data || filter !== undefined) return
    const params = JSON.stringify(store.getItem(paramsKey(entity), null))
    rememberPage({ entity, params, page, ids: data.map(({ id }) => String(id)) })
  }, [data, page, filter, store, entity])
}

/** Arrow keys move rows only from a row, as they scroll the page elsewhere. */
const step = (by: 1 | -1) => (key: string) => (key.startsWith('Arrow') && focusedRow() < 0 ? false : stepRow(by))

/** Keys that act on the row with the focus. */
const useRowKeys = (data: readonly RaRecord[] | undefined) => {
  const entity = useEntity()
  const may = useMay()
  const navigate = useNavigate()
  const path = useCreatePath()
  const { onToggleItem } = useListContext()
  const focused = () => data?.[focusedRow()]
  useKey('nextRow', step(1))
  useKey('previousRow', step(-1))
  useKey('openRow', () => {
    // A row with the focus opens itself.
    return false
  })
  useKey('editRow', () => {
    const record = focused()
    if (!record || !may(entity.id, 'edit') || !isEditable(entity, lockIn(record))) return false
    return void navigate(path({ resource: entity.id, type: 'edit', id: record.id }))
  })
  useKey('selectRow', () => {
    const record = focused()
    if (!record || listRows().every((row) => row.closest('tr, li')?.querySelector('input[type=checkbox]') === null)) return false
    return onToggleItem(record.id)
  })
  return focused
}

/** Holding a finger on a card shows its record beside the list, as Space does. */
const useLongPress = (show: (row: number) => void) => {
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const card = event.target instanceof Element ? event.target.closest('li > a') : null
      const row = rowAround(card)
      if (card === null || row < 0 || !('pointerType' in event) || event.pointerType !== 'touch') return
      event.preventDefault()
      latest.current(row)
    }
    document.addEventListener('contextmenu', hold)
    return () => document.removeEventListener('contextmenu', hold)
  }, [])
}

/** The keys of a list, and the quick view that one of them opens. */
const ListKeys = () => {
  const entity = useEntity()
  const may = useMay()
  const { data, isPending } = useListContext()
  const shownData = isPending ? undefined : data
  const [shown, setShown] = useState<Identifier>()
  useRememberedPage(entity.id)
  const focused = useRowKeys(shownData)
  useKey('quickView', () => {
    const record = focused()
    // Space presses a control inside a row.
    if (!record || !may(entity.id, 'show') || !listRows().some((row) => row === document.activeElement)) return false
    return setShown(record.id === shown ? undefined : record.id)
  })
  useLongPress((row) => may(entity.id, 'show') && setShown(shownData?.[row]?.id))
  const close = () => {
    const at = shownData?.findIndex(({ id }) => id === shown) ?? -1
    setShown(undefined)
    listRows()[Math.max(0, at)]?.focus()
  }
  useKey('closeView', shown === undefined ? undefined : close)
  const follow = () => {
    const record = focused()
    if (record) setShown(record.id)
  }
  if (shown === undefined) return null
  return (
    <Suspense>
      <QuickView id={shown} onClose={close} onFocusRow={follow} />
    </Suspense>
  )
}

export default ListKeys
