import { useEffect, useState } from 'react'
import type { Validator } from '../../model/validate/validatorCore.ts'
import { useAdmin } from '../adminContext.tsx'

/** The entity's precompiled validator; undefined until it is loaded. */
export const useValidator = (entity: string): Validator | undefined => {
  const { loadValidator } = useAdmin()
  const [validator, setValidator] = useState<Validator>()
  useEffect(() => {
    let left = false
    loadValidator(entity).then((loaded) => {
      if (!left) setValidator(() => loaded)
    })
    return () => {
      left = true
    }
  }, [loadValidator, entity])
  return validator
}
