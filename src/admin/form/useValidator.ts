import { useEffect, useState } from 'react'
import type { Validator } from '../../model/validate/validatorCore.ts'
import { type BackoffRange, backoffDelay } from '../../model/values/backoff.ts'
import { useAdmin } from '../adminContext.tsx'

/** Between two attempts that fail. */
const PAUSES: BackoffRange = { first: 1_000, longest: 30_000 }

/** The entity's precompiled validator; undefined until it is loaded. */
export const useValidator = (entity: string): Validator | undefined => {
  const { loadValidator } = useAdmin()
  const [validator, setValidator] = useState<Validator>()
  useEffect(() => {
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async (attempts: number): Promise<void> => {
      try {
        const loaded = await loadValidator(entity)
        if (!left) setValidator(() => loaded)
      } catch {
        if (!left) timer = setTimeout(load, backoffDelay(attempts, PAUSES), attempts + 1)
      }
    }
    void load(1)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [loadValidator, entity])
  return validator
}
