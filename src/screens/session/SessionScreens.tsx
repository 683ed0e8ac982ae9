import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { SignInProvider } from '../../providers/auth/sessionCalls.ts'
import type { LocaleName } from '../../providers/i18n/locales.ts'
import type { SessionMessages } from '../../providers/i18n/sessionTexts.ts'
import { SignIn } from './SignIn.tsx'
import { Splash } from './Splash.tsx'
import { type Notice, SessionContextProvider } from './sessionContext.ts'

/** The screens besides the sign-in page, fetched with the first link to one of them. */
const otherScreens = () => import('./otherScreens.ts')

/** Prefetches them when the user is about to follow a link. */
const prefetch = () => void otherScreens().catch(() => undefined)

const SignUp = lazy(async () => ({ default: (await otherScreens()).SignUp }))
const ForgotPassword = lazy(async () => ({ default: (await otherScreens()).ForgotPassword }))
const ResetPassword = lazy(async () => ({ default: (await otherScreens()).ResetPassword }))

const SCREENS: Readonly<Record<string, () => ReactNode>> = {
  '/sign-in': () => <SignIn />,
  '/sign-up': () => <SignUp />,
  '/forgot-password': () => <ForgotPassword />,
  '/reset-password': () => <ResetPassword />,
}

interface SessionScreensProps {
  readonly pathname: string
  readonly texts: SessionMessages
  readonly locale: LocaleName
  readonly chooseLocale: (locale: LocaleName) => void
  readonly go: (address: string) => void
  readonly providers: readonly SignInProvider[]
  readonly notice: Notice | undefined
  readonly showNotice: (notice: Notice | undefined) => void
}

/** The public screens (specification, section 2). Each is remounted when it is shown; the typed address is kept. */
export function SessionScreens({ pathname, ...props }: SessionScreensProps) {
  const [email, rememberEmail] = useState('')
  const path = pathname.replace(/(.)\/+$/, '$1')
  const screen = SCREENS[path] ?? SCREENS['/sign-in']
  return (
    <SessionContextProvider value={{ ...props, email, rememberEmail, prefetch }}>
      <Suspense key={path} fallback={<Splash />}>
        {screen?.()}
      </Suspense>
    </SessionContextProvider>
  )
}
