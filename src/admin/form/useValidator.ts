import { useEffect, useState } from 'react'
import type { Validator } from '../../model/validate/validatorCore.ts'
import { useAdmin } from '../adminContext.tsx'

/** Milliseconds between two attempts that fail, at first and at most. */
const [FIRST_WAIT, MAX_WAIT] = [1000, 30_000]

/** The entity's precompiled validator; undefined until it is loaded. */
export const useValidator = (entity: string): Validator | undefined => {
  const { loadValidator } = useAdmin()
  const [validator, setValidator] = useState<Validator>()
  useEffect(() => {
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async (wait: number): Promise<void> => {
      try {
        const loaded = await loadValidator(entity)
        if (!left) setValidator(() => loaded)
      } catch {
        if (!left) timer = setTimeout(load, wait, Math.min(wait * 2, MAX_WAIT))
      }
    }
    void load(FIRST_WAIT)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [loadValidator, entity])
  return validator
}
