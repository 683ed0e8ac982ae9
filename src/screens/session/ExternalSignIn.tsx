import { lazy, Suspense } from 'react'
import { useSession } from './sessionContext.ts'
import { loadOtherProviders } from './useProviders.ts'

const OtherProviders = lazy(loadOtherProviders)

/** Other ways to sign in. Renders nothing if none is configured. */
export const ExternalSignIn = () =>
  useSession().providers.length > 0 ? (
    <Suspense>
      <OtherProviders />
    </Suspense>
  ) : null
