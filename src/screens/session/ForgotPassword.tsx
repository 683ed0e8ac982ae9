import { useState } from 'react'
import { forgotPassword } from '../../providers/auth/sessionCalls.ts'
import { fillText } from '../../providers/i18n/sessionTexts.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { Field } from './Field.tsx'
import { Icon } from './icons.tsx'
import { passwordFailure } from './otherMessages.ts'
import { FormFailure, ScreenLink, SubmitButton } from './parts.tsx'
import { useSession } from './sessionContext.ts'
import { useSessionForm } from './useSessionForm.ts'

const MailIcon = () => <Icon size={28} d="M3 6.5h18v11H3zM3 7l9 6.5L21 7" />

const BackToSignIn = () => <ScreenLink to="/sign-in">{useSession().texts.forgotPassword.backToSignIn}</ScreenLink>

/** The same text whether or not the address has an account (`PRODUCT.md S1`). */
function CheckYourEmail({ email, again }: { readonly email: string; readonly again: () => void }) {
  const { forgotPassword: texts } = useSession().texts
  return (
    <AuthLayout
      picture={
        <div className="session-picture">
          <MailIcon />
        </div>
      }
      title={texts.checkTitle}
      subtitle={fillText(texts.checkText, { email })}
      footer={<BackToSignIn />}
    >
      <ScreenLink to="/reset-password" className="session-submit">
        {texts.enterCode}
      </ScreenLink>
      <button type="button" className="session-second" onClick={again}>
        {texts.resend}
      </button>
    </AuthLayout>
  )
}

export function ForgotPassword() {
  const { texts, email, rememberEmail } = useSession()
  const [sentTo, setSentTo] = useState<string>()
  const form = useSessionForm({
    form: 'forgotPassword',
    initial: { email },
    send: (values) => forgotPassword(values.email ?? ''),
    done: (values) => {
      rememberEmail(values.email ?? '')
      setSentTo(values.email)
    },
  })
  if (sentTo !== undefined) return <CheckYourEmail email={sentTo} again={() => setSentTo(undefined)} />
  return (
    <AuthLayout title={texts.forgotPassword.title} subtitle={texts.forgotPassword.subtitle} footer={<BackToSignIn />}>
      <form noValidate onSubmit={form.submit} onBlur={() => rememberEmail(form.values.email ?? '')}>
        <FormFailure text={form.failure && passwordFailure(texts, form.failure)} />
        <Field form={form} name="email" type="email" label={texts.fields.email} autoComplete="username" inputMode="email" dir="ltr" />
        <SubmitButton form={form} label={texts.forgotPassword.submit} busyLabel={texts.forgotPassword.submitting} />
      </form>
    </AuthLayout>
  )
}
