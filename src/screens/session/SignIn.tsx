import { HOME, redirectTarget } from '../../providers/auth/addresses.ts'
import { signIn } from '../../providers/auth/sessionCalls.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { ExternalSignIn } from './ExternalSignIn.tsx'
import { Field, PasswordField } from './Field.tsx'
import { needsCode, signInFailure } from './messages.ts'
import { FormFailure, ScreenLink, SubmitButton } from './parts.tsx'
import { type Notice, useSession } from './sessionContext.ts'
import { useExternalSignIn } from './useExternalSignIn.ts'
import { useSessionForm } from './useSessionForm.ts'

/** Address after sign-in and sign-up: the requested page, or home. */
export const nextPage = () => redirectTarget(location.search, location.origin) || HOME

export function SignIn() {
  const { texts, go, email, rememberEmail, showNotice } = useSession()
  const enter = (notice: Notice) => {
    showNotice(notice)
    go(nextPage())
  }
  const form = useSessionForm({
    form: 'signIn',
    initial: { email },
    send: (values) => signIn({ email: values.email ?? '', password: values.password ?? '', ...(values.code && { code: values.code }) }),
    done: () => enter('signedIn'),
  })
  const external = useExternalSignIn((passwordRemoved) => enter(passwordRemoved ? 'passwordRemoved' : 'signedIn'))
  const forgot = <ScreenLink to="/forgot-password">{texts.signIn.forgotPassword}</ScreenLink>
  const footer = (
    <>
      {texts.signIn.noAccount} <ScreenLink to={`/sign-up${location.search}`}>{texts.signIn.signUp}</ScreenLink>
    </>
  )
  if (external.busy) return <AuthLayout title={texts.signIn.title} subtitle={texts.external.signingIn} busy />
  return (
    <AuthLayout title={texts.signIn.title} subtitle={texts.signIn.subtitle} footer={footer}>
      <form noValidate onSubmit={form.submit} onBlur={() => rememberEmail(form.values.email ?? '')}>
        <FormFailure text={form.failure ? signInFailure(texts, form.failure) : external.problem && texts.external[external.problem]} />
        <Field form={form} name="email" type="email" label={texts.fields.email} autoComplete="username" inputMode="email" dir="ltr" />
        <PasswordField form={form} name="password" label={texts.fields.password} autoComplete="current-password" aside={forgot} />
        {needsCode(form.failure) || form.values.code ? (
          <Field form={form} name="code" label={texts.signIn.secondFactorCode} autoComplete="one-time-code" dir="ltr" />
        ) : null}
        <SubmitButton form={form} label={texts.signIn.submit} busyLabel={texts.signIn.submitting} />
      </form>
      <ExternalSignIn />
    </AuthLayout>
  )
}
