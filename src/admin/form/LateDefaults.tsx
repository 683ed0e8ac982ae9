import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useHub } from '../hub.ts'
import type { EntityScreens } from '../screens.ts'

const isNone = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Fills in a new record's defaults once the server has answered; input made meanwhile stays. */
export const LateDefaults = ({ load }: { readonly load: NonNullable<EntityScreens['initial']> }) => {
  const hub = useHub()
  const { getValues, getFieldState, resetField } = useFormContext()
  useEffect(() => {
    let left = false
    const fill = async () => {
      const values = await (await load()).default(hub)
      if (left) return
      for (const [name, value] of Object.entries(values))
        if (!isNone(value) && isNone(getValues(name)) && !getFieldState(name).isDirty) resetField(name, { defaultValue: value })
    }
    // Without them the form starts empty and marks what it requires.
    fill().catch(() => undefined)
    return () => {
      left = true
    }
  }, [hub, load, getValues, getFieldState, resetField])
  return null
}
