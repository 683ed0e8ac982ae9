import { Suspense, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCreatePath, useListContext, useNavigate } from 'react-admin'
import { createPortal } from 'react-dom'
import { lockIn } from '../../../model/records/recordLock.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { useEntity, useMay } from '../../adminContext.tsx'
import { useListFilter } from '../../bulk/allMatching.tsx'
import { ChosenAllContext } from '../../bulk/chosenAll.ts'
import { useDuplicate } from '../../form/start/DuplicateButton.tsx'
import { AwaitKeys, LIST_KEYS } from '../../keys/AwaitKeys.tsx'
import { useKey } from '../../keys/useKey.ts'
import { withInputs } from '../../lazyInputs.tsx'
import { isEditable } from '../../recordLock.ts'
import { type CardValue, useFlipValue } from '../cells/cardValues.ts'
import { useOwnPage } from '../endless/joined.ts'
import { ReadingRows } from '../endless/ReadingRows.tsx'
import { QuickViewButton } from '../quickView/QuickViewButton.tsx'
import { onLongPress } from './longPress.ts'
import { RowMenu, type RowMenuPlace, useRowMenu } from './RowMenu.tsx'
import { focusedId, focusedRow, haveBoxes, leaveRow, listRows, markRow, rowBeside, stepRow } from './rows.ts'
import { tickByDragging } from './tickByDragging.ts'
import { useRememberPage } from './useRememberPage.ts'
import { useTickRange } from './useTickRange.ts'

const CardEditor = lazy(() => withInputs(import('../cells/CardEditor.tsx')))

const QuickView = lazy(() => import('../quickView/QuickView.tsx'))

const useRememberedPage = (entity: string) => {
  const { data, page, filter } = useOwnPage().list
  const remember = useRememberPage(entity)
  useEffect(() => {
    if (data && filter === undefined) remember(page, data)
  }, [data, page, filter, remember])
}

/** Arrow keys move rows only from a row, as they scroll the page elsewhere. */
const step = (by: 1 | -1) => (key: string) => (key.startsWith('Arrow') && focusedRow() < 0 ? false : stepRow(by))

/** Keys that act on the row with the focus. */
const useRowKeys = ({ begin, end }: ReturnType<typeof useTickRange>) => {
  const entity = useEntity()
  const may = useMay()
  const navigate = useNavigate()
  const path = useCreatePath()
  const { data = [], onToggleItem, onSelect } = useListContext()
  const [, chooseAll] = useContext(ChosenAllContext) ?? []
  const filter = useListFilter()
  useKey('nextRow', step(1))
  useKey('previousRow', step(-1))
  // A row with the focus opens itself.
  useKey('openRow', () => false)
  useKey('editRow', () => {
    const id = focusedId()
    const record = data.find((each) => String(each.id) === id)
    if (id === undefined || !may(entity.id, 'edit') || !isEditable(entity, lockIn(record))) return false
    leaveRow(id)
    return void navigate(path({ resource: entity.id, type: 'edit', id }))
  })
  const duplicate = useDuplicate()
  useKey(
    'duplicateRow',
    duplicate &&
      (() => {
        const id = focusedId()
        if (id === undefined) return false
        leaveRow(id)
        return void navigate(duplicate(id))
      }),
  )
  useKey('selectAll', () => {
    if (data.length === 0 || !haveBoxes()) return false
    const ids = data.map(({ id }) => id)
    onSelect(ids)
    return chooseAll?.(JSON.stringify([filter, ids]))
  })
  useKey('selectRow', () => {
    const row = listRows()[focusedRow()]
    if (row?.dataset.id === undefined || !haveBoxes()) return false
    begin(row)
    return onToggleItem(row.dataset.id)
  })
  useKey('selectRange', () => {
    const row = listRows()[focusedRow()]
    if (!row || !haveBoxes() || !end(row)) return false
    return begin(row)
  })
}

/** F2 on a card opens its menu, which has the values that can be changed. */
const useCardMenuKey = (open: (place: RowMenuPlace) => void) =>
  useKey('editCell', (key) => {
    const card = listRows()[focusedRow()]
    const id = card?.dataset.id
    if (key !== 'F2' || !card?.matches('li > a') || id === undefined) return false
    const { left, bottom } = card.getBoundingClientRect()
    return open({ id, left, top: bottom })
  })

/** Holding a finger on a card shows its record beside the list, as Space does; a card that can be dragged is picked up instead. */
const useLongPress = (show: (id: string) => void) => {
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(() => {
    const ending = new AbortController()
    const hold = (element: Element) => {
      const id = element.closest<HTMLElement>('li:not([data-draggable]) > a[data-id], article > a[data-id]')?.dataset.id
      if (id !== undefined) latest.current(id)
      return id !== undefined
    }
    onLongPress(document.body, hold, ending.signal)
    return () => ending.abort()
  }, [])
}

const useTickByDragging = () => {
  const list = useListContext()
  const latest = useRef(list)
  // With the ticks that the user sees.
  useLayoutEffect(() => {
    latest.current = list
  })
  useEffect(() => {
    const ending = new AbortController()
    tickByDragging(() => latest.current, ending.signal)
    return () => ending.abort()
  }, [])
}

/** Second of the page's skip links. Products without them have none. */
const SkipToRows = () => {
  const texts = useAreaTexts('keys')
  const place = document.getElementById('skip-links')
  if (!place) return null
  return createPortal(
    <button type="button" onClick={() => stepRow(1)}>
      {texts('keys.skip')}
    </button>,
    place,
  )
}

/** The keys of a list, and the quick view that one of them opens. */
const ListKeys = () => {
  const entity = useEntity()
  const may = useMay()
  const [shown, setShown] = useState<string>()
  useRememberedPage(entity.id)
  const range = useTickRange()
  useRowKeys(range)
  useTickByDragging()
  useKey('quickView', () => {
    const id = focusedId()
    // Space presses a control inside a row.
    if (id === undefined || !may(entity.id, 'show') || listRows()[focusedRow()] !== document.activeElement) return false
    return setShown(id === shown ? undefined : id)
  })
  useLongPress((id) => may(entity.id, 'show') && setShown(id))
  const close = () => {
    const rows = listRows()
    const row = rows.find(({ dataset }) => dataset.id === shown) ?? rows[0]
    // First, as the quick view follows the focus.
    row?.focus()
    setShown(undefined)
  }
  useKey('closeView', shown === undefined ? undefined : close)
  useEffect(() => {
    if (shown !== undefined) markRow(shown)
  }, [shown])
  const [menu, setMenu] = useState<RowMenuPlace>()
  useRowMenu(setMenu)
  useCardMenuKey(setMenu)
  const [changed, setChanged] = useState<CardValue>()
  const flip = useFlipValue()
  // Once the menu has given the focus back, which the input takes.
  const change = (value: CardValue) => flip(value) || setTimeout(() => setChanged(value))
  const { isPending } = useListContext()
  const always = (
    <>
      {isPending && <AwaitKeys names={LIST_KEYS} />}
      <SkipToRows />
      {range.reading && <ReadingRows {...range.reading} />}
      {may(entity.id, 'show') && <QuickViewButton onShow={setShown} onMenu={setMenu} />}
      {menu && <RowMenu place={menu} onShow={setShown} onChange={change} onClose={() => setMenu(undefined)} />}
      {changed && (
        <Suspense>
          <CardEditor {...changed} onClose={() => setChanged(undefined)} />
        </Suspense>
      )}
    </>
  )
  if (shown === undefined) return always
  /** The focus stays on the pressed button. */
  const show = (by: 1 | -1) => {
    const row = rowBeside(shown, by)
    row?.scrollIntoView({ block: 'nearest' })
    if (row?.dataset.id !== undefined) setShown(row.dataset.id)
  }
  return (
    <>
      {always}
      <Suspense>
        <QuickView
          id={shown}
          has={(by) => rowBeside(shown, by) !== undefined}
          onStep={show}
          onClose={close}
          onFocusRow={() => setShown(focusedId() ?? shown)}
        />
      </Suspense>
    </>
  )
}

export default ListKeys
