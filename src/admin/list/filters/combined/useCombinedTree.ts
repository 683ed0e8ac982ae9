import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import type { Json } from '../../../../model/entitySchema.ts'
import { combinedOf, withCombined } from '../filterEntries.ts'
import { type ConditionGroup, filterOf, newCondition, treeOf } from './conditionTree.ts'

/** Milliseconds after the last change before the list is fetched. */
const PAUSE = 300

/** The conditions to edit: without any, an empty one to start with. */
const startOf = (combined: Readonly<Record<string, Json>>): ConditionGroup => {
  const tree = treeOf(combined)
  return tree.parts.length === 0 ? { ...tree, parts: [newCondition()] } : tree
}

/** The combined conditions of the list, with parts that are not complete yet; the complete ones apply while the user edits. */
export const useCombinedTree = () => {
  const list = useListContext()
  const latest = useRef(list)
  latest.current = list
  const combined = combinedOf(list.filterValues)
  const conditions = JSON.stringify(combined)
  const [tree, setTree] = useState(() => startOf(combined))
  // What the list shows, then what was written since, which it may show one after the other.
  const written = useRef([conditions])
  const pending = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly write: () => void }>(undefined)

  useEffect(() => {
    const at = written.current.lastIndexOf(conditions)
    written.current = at < 0 ? [conditions] : written.current.slice(at)
    if (at >= 0) return
    clearTimeout(pending.current?.timer)
    pending.current = undefined
    setTree(startOf(combinedOf(latest.current.filterValues)))
  }, [conditions])

  useEffect(
    () => () => {
      clearTimeout(pending.current?.timer)
      pending.current?.write()
    },
    [],
  )

  const change = (next: ConditionGroup) => {
    const write = () => {
      const { filterValues, setFilters } = latest.current
      const filter = filterOf(next) ?? {}
      const text = JSON.stringify(filter)
      pending.current = undefined
      if (text === written.current.at(-1)) return
      written.current = [...written.current, text]
      setFilters(withCombined(filterValues, filter))
    }
    setTree(next)
    clearTimeout(pending.current?.timer)
    pending.current = { timer: setTimeout(write, PAUSE), write }
  }
  return { tree, change }
}
