import { useEffect } from 'react'
import type { KeyName } from './keyTable.ts'

let awaited: readonly (readonly KeyName[])[] = []

/** The keys that parts of the page will declare once they are loaded. */
export const awaitedKeys = (): readonly KeyName[] => awaited.flat()

/** Keys of a list. */
export const LIST_KEYS = [
  'nextRow',
  'previousRow',
  'editRow',
  'duplicateRow',
  'selectAll',
  'selectRow',
  'selectRange',
] as const satisfies readonly KeyName[]

/** Keys of a page whose code is loading, which may be a list or a record. */
export const PAGE_KEYS = [
  ...LIST_KEYS,
  'search',
  'filter',
  'create',
  'edit',
  'duplicate',
  'next',
  'previous',
] as const satisfies readonly KeyName[]

/** Key of a job that is loading: what it has done can be undone. */
export const JOB_KEYS = ['undo'] as const satisfies readonly KeyName[]

/** Stands for a part of the page until it is loaded: presses of its keys are kept for it (`heldKeys.ts`). The names must not change. */
export const AwaitKeys = ({ names }: { readonly names: readonly KeyName[] }) => {
  useEffect(() => {
    awaited = [...awaited, names]
    return () => {
      // Only this one of several with the same names.
      awaited = awaited.toSpliced(awaited.indexOf(names), 1)
    }
  }, [names])
  return null
}
