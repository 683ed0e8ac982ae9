import { resetPassword } from '../../providers/auth/sessionCalls.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { Field, PasswordField } from './Field.tsx'
import { passwordFailure } from './otherMessages.ts'
import { FormFailure, ScreenLink, SubmitButton } from './parts.tsx'
import { useSession } from './sessionContext.ts'
import { useSessionForm } from './useSessionForm.ts'

/** The address from the mail's link, else the one typed before. */
const startEmail = (typed: string) => new URLSearchParams(location.search).get('email') ?? typed

export function ResetPassword() {
  const { texts, go, email, rememberEmail, showNotice } = useSession()
  const form = useSessionForm({
    form: 'resetPassword',
    initial: { email: startEmail(email) },
    send: resetPassword,
    done: (values) => {
      rememberEmail(values.email ?? '')
      showNotice('passwordChanged')
      go('/sign-in')
    },
  })
  const footer = <ScreenLink to="/sign-in">{texts.resetPassword.backToSignIn}</ScreenLink>
  return (
    <AuthLayout title={texts.resetPassword.title} subtitle={texts.resetPassword.subtitle} footer={footer}>
      <form noValidate onSubmit={form.submit} onBlur={() => rememberEmail(form.values.email ?? '')}>
        <FormFailure text={form.failure && passwordFailure(texts, form.failure)} />
        <Field form={form} name="email" type="email" label={texts.fields.email} autoComplete="username" inputMode="email" dir="ltr" />
        <Field form={form} name="code" label={texts.fields.code} autoComplete="one-time-code" inputMode="numeric" dir="ltr" />
        <PasswordField form={form} name="password" label={texts.fields.newPassword} autoComplete="new-password" />
        <PasswordField form={form} name="confirmPassword" label={texts.fields.confirmPassword} autoComplete="new-password" />
        <SubmitButton form={form} label={texts.resetPassword.submit} busyLabel={texts.resetPassword.submitting} />
      </form>
    </AuthLayout>
  )
}
