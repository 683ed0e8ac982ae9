import { Skeleton } from '@mui/material'
import { type ComponentType, Suspense, useState } from 'react'
import type { FieldInputs, FieldView, InputProps } from '../fields/fieldView.ts'
import { lazy } from '../ui/lazy/lazy.tsx'

type Inputs = Readonly<Record<string, FieldInputs>>
type Choose = (inputs: FieldInputs) => ComponentType<InputProps> | undefined

let loaded: Inputs | undefined
let loading: Promise<Inputs> | undefined

const load = async (): Promise<Inputs> => {
  const { fieldInputs } = await import('./fieldInputs.ts')
  loaded = fieldInputs
  return fieldInputs
}

const forget = () => {
  loading = undefined
}

/** Fetches all inputs, once; again after a failure. */
export const loadInputs = (): Promise<Inputs> => {
  if (loading) return loading
  loading = load()
  loading.catch(forget)
  return loading
}

/** Loads a lazy page together with all inputs, to avoid layout shifts in forms. */
export const withInputs = async <T,>(page: Promise<T>): Promise<T> => {
  const [module] = await Promise.all([page, loadInputs()])
  return module
}

const partOf = (type: string, choose: Choose): ComponentType<InputProps> => {
  const find = (inputs: Inputs): ComponentType<InputProps> => {
    const Part = inputs[type] && choose(inputs[type])
    if (!Part) throw new Error(`The field type '${type}' has a view but no inputs: src/fields/${type}/${type}.input.view.tsx`)
    return Part
  }
  const Fetched = lazy(async () => ({ default: find(await loadInputs()) }))
  return function FieldPart(props) {
    const [there] = useState(() => loaded && { Part: find(loaded) })
    return there ? (
      <there.Part {...props} />
    ) : (
      <Suspense fallback={<Skeleton variant="rounded" height={40} sx={{ width: '100%', my: 1 }} />}>
        <Fetched {...props} />
      </Suspense>
    )
  }
}

/** The inputs of a field type, loaded on first use. */
export const lazyInputs = (type: string): Required<Pick<FieldView, 'Input' | 'Filter' | 'entered'>> => ({
  entered: () => loaded?.[type],
  Input: partOf(type, ({ Input }) => Input),
  Filter: partOf(type, ({ Filter, Input }) => Filter ?? Input),
})
