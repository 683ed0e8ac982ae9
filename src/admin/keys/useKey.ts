import { useEffect, useRef } from 'react'
import { declareKey, type KeyAction } from './declaredKeys.ts'
import type { KeyName } from './keyTable.ts'

/** Handles a key of the table while the component is mounted; not without an action. */
export const useKey = (name: KeyName, run: KeyAction | undefined): void => {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const active = run !== undefined
  useEffect(() => (active ? declareKey(name, (key) => latest.current?.(key)) : undefined), [name, active])
}
