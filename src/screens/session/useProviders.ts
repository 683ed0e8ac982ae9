import { useEffect, useState } from 'react'
import { type SignInProvider, signInProviders } from '../../providers/auth/sessionCalls.ts'

/** Milliseconds that the page waits for them, so that it does not jump; whoever is later is added then. */
const PATIENCE = 500

/** Providers of external sign-in, asked for once while nobody is signed in. Undefined at first. */
export function useProviders(wanted: boolean): readonly SignInProvider[] | undefined {
  const [providers, setProviders] = useState<readonly SignInProvider[]>()
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => setProviders((known) => known ?? []), PATIENCE)
    signInProviders().then((found) => {
      clearTimeout(timer)
      setProviders(found)
    })
    return () => clearTimeout(timer)
  }, [wanted])
  return providers
}
