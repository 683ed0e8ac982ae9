import { useEffect, useState } from 'react'
import { type SignInProvider, signInProviders } from '../../providers/auth/sessionCalls.ts'

/** Milliseconds that the page waits for the providers before it renders, to avoid a layout shift. Later ones are added when they arrive. */
const PATIENCE = 500

/** Loads the component that shows providers; called only if there are any. */
export const loadOtherProviders = () => import('./OtherProviders.tsx')

async function offered(): Promise<readonly SignInProvider[]> {
  const providers = await signInProviders()
  if (providers.length > 0) await loadOtherProviders().catch(() => undefined)
  return providers
}

/** Providers of external sign-in, fetched once while no user is signed in. Undefined at first. */
export function useProviders(enabled: boolean): readonly SignInProvider[] | undefined {
  const [providers, setProviders] = useState<readonly SignInProvider[]>()
  useEffect(() => {
    if (!enabled) return
    const timer = setTimeout(() => setProviders((known) => known ?? []), PATIENCE)
    offered().then((found) => {
      clearTimeout(timer)
      setProviders(found)
    })
    return () => clearTimeout(timer)
  }, [enabled])
  return providers
}
