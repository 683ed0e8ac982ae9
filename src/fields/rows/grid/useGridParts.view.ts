import { startTransition, useEffect, useMemo, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { rowsIn } from '../../../model/evaluate/kinds.ts'
import { hasComputed, madeInRow } from '../../../model/records/computed.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import type { ComputedRows } from '../../fieldView.ts'
import { useViews } from '../../viewContext.view.tsx'
import { Editing } from './store/editing.ts'
import { gridFacts } from './store/gridFacts.ts'
import { GridStore } from './store/gridStore.ts'

/** The first cell of a new line without an initial value. */
const startOf = (store: GridStore): number => {
  const blank = store.facts.blank([])
  const isStart = (name: string) => store.isWritable(store.state.lines.length, name) && (blank[name] ?? null) === null
  return Math.max(0, store.state.columns.findIndex(isStart))
}

/** Creates the store of a grid once, from the form's value. */
export const useGridStore = (entity: string, field: ResolvedField, source: string, disabled: boolean) => {
  const { model, writable } = useViews()
  const { getValues } = useFormContext()
  const [parts] = useState(() => {
    const open = new Set((field.rows ?? []).filter((column) => !disabled && writable(column)).map(({ name }) => name))
    const facts = gridFacts(field, model.entities[entity], open)
    const names = (field.rows ?? []).filter(({ schema }) => schema.list !== false).map(({ name }) => name)
    const store = new GridStore(facts, rowsIn(getValues(source)), names, !disabled)
    store.dispatch({ type: 'go', to: { row: 0, column: startOf(store) } })
    return { store, editing: new Editing(store) }
  })
  return parts
}

/** What the schema makes in the lines, beside the computed values of the product. */
const withMade = (field: ResolvedField, product: ComputedRows | undefined): ComputedRows | undefined => {
  if (!hasComputed(field)) return product
  return {
    area: 'record',
    ...product,
    compute: (rows, record, known) => {
      const others = product?.compute(rows, record, known)
      return rows.map((row, at) => {
        const made = Object.entries(madeInRow(field, row))
        return { ...Object.fromEntries(made.map(([name, value]) => [name, { value, wins: true }])), ...others?.[at] }
      })
    },
  }
}

/** The computed values of the lines: those of the product once they are loaded. */
export const useComputedRows = (field: ResolvedField): ComputedRows | undefined => {
  const load = useViews().viewOf(field).computed
  const [computed, setComputed] = useState<ComputedRows>()
  useEffect(() => {
    let left = false
    load?.().then((module) => {
      // A transition: its texts may have to load, and the lines stay visible until then.
      if (!left) startTransition(() => setComputed(module.default))
    })
    return () => {
      left = true
    }
  }, [load])
  return useMemo(() => withMade(field, computed), [field, computed])
}

/** Computes values whenever lines change, after the typed text has rendered. */
export const useComputing = (store: GridStore, computed: ComputedRows | undefined, known: unknown): void => {
  const { getValues } = useFormContext()
  useEffect(() => {
    if (computed === undefined) return
    let lines: unknown
    let timer: ReturnType<typeof setTimeout> | undefined
    const compute = () => {
      const rows = store.rows()
      const record = getValues()
      store.setComputed(computed.compute(rows, record, known), computed.hints?.(rows, record, known))
    }
    const schedule = () => {
      if (lines === store.state.lines) return
      lines = store.state.lines
      clearTimeout(timer)
      timer = setTimeout(compute, 30)
    }
    schedule()
    const stop = store.subscribe(schedule)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, computed, known, getValues])
}
