import { signUp } from '../../providers/auth/sessionCalls.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { ExternalSignIn } from './ExternalSignIn.tsx'
import { Field, PasswordField } from './Field.tsx'
import { signUpFailure } from './otherMessages.ts'
import { FormFailure, ScreenLink, SubmitButton } from './parts.tsx'
import { nextPage } from './SignIn.tsx'
import { useSession } from './sessionContext.ts'
import { useSessionForm } from './useSessionForm.ts'

export function SignUp() {
  const { texts, locale, go, email, rememberEmail, showNotice } = useSession()
  const form = useSessionForm({
    form: 'signUp',
    initial: { email },
    send: (values) => signUp({ ...values, locale }),
    done: () => {
      showNotice('signedUp')
      go(nextPage())
    },
  })
  const footer = (
    <>
      {texts.signUp.haveAccount} <ScreenLink to={`/sign-in${location.search}`}>{texts.signUp.signIn}</ScreenLink>
    </>
  )
  return (
    <AuthLayout title={texts.signUp.title} subtitle={texts.signUp.subtitle} footer={footer}>
      <form noValidate onSubmit={form.submit} onBlur={() => rememberEmail(form.values.email ?? '')}>
        <FormFailure text={form.failure && signUpFailure(texts, form.failure)} />
        <Field form={form} name="name" label={texts.fields.name} autoComplete="name" />
        <Field form={form} name="email" type="email" label={texts.fields.email} autoComplete="username" inputMode="email" dir="ltr" />
        <PasswordField form={form} name="password" label={texts.fields.password} autoComplete="new-password" />
        <PasswordField form={form} name="confirmPassword" label={texts.fields.confirmPassword} autoComplete="new-password" />
        <SubmitButton form={form} label={texts.signUp.submit} busyLabel={texts.signUp.submitting} />
      </form>
      <ExternalSignIn />
    </AuthLayout>
  )
}
