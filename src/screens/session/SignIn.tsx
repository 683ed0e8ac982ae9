import { HOME, wantedPage } from '../../providers/auth/addresses.ts'
import { signIn } from '../../providers/auth/sessionCalls.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { Field, PasswordField } from './Field.tsx'
import { signInFailure } from './messages.ts'
import { FormFailure, ScreenLink, SubmitButton } from './parts.tsx'
import { useSession } from './sessionContext.ts'
import { useSessionForm } from './useSessionForm.ts'

/** Another way to sign in, offered where the product is configured for it. */
export interface SignInProvider {
  readonly id: string
  readonly name: string
  readonly href: string
}

function OtherProviders({ providers }: { readonly providers: readonly SignInProvider[] }) {
  const { texts } = useSession()
  if (providers.length === 0) return null
  return (
    <div className="session-others">
      <p>{texts.signIn.orContinueWith}</p>
      {providers.map(({ id, name, href }) => (
        <a key={id} href={href} className="session-other">
          {name}
        </a>
      ))}
    </div>
  )
}

/** Where sign-in and sign-up lead: the page that was wanted, or home. */
export const nextPage = () => wantedPage(location.search, location.origin) || HOME

export function SignIn({ providers = [] }: { readonly providers?: readonly SignInProvider[] }) {
  const { texts, go, email, rememberEmail, tell } = useSession()
  const form = useSessionForm({
    form: 'signIn',
    initial: { email },
    send: (values) => signIn({ email: values.email ?? '', password: values.password ?? '' }),
    done: () => {
      tell('signedIn')
      go(nextPage())
    },
  })
  const forgot = <ScreenLink to="/forgot-password">{texts.signIn.forgotPassword}</ScreenLink>
  const footer = (
    <>
      {texts.signIn.noAccount} <ScreenLink to={`/sign-up${location.search}`}>{texts.signIn.signUp}</ScreenLink>
    </>
  )
  return (
    <AuthLayout title={texts.signIn.title} subtitle={texts.signIn.subtitle} footer={footer}>
      <form noValidate onSubmit={form.submit} onBlur={() => rememberEmail(form.values.email ?? '')}>
        <FormFailure text={form.failure && signInFailure(texts, form.failure)} />
        <Field form={form} name="email" type="email" label={texts.fields.email} autoComplete="username" inputMode="email" dir="ltr" />
        <PasswordField form={form} name="password" label={texts.fields.password} autoComplete="current-password" aside={forgot} />
        <SubmitButton form={form} label={texts.signIn.submit} busyLabel={texts.signIn.submitting} />
      </form>
      <OtherProviders providers={providers} />
    </AuthLayout>
  )
}
