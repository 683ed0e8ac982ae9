import './Field.css'
import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { EyeIcon } from './icons.tsx'
import { problemText } from './messages.ts'
import { useSession } from './sessionContext.ts'
import type { SessionForm } from './useSessionForm.ts'

interface FieldProps {
  readonly form: SessionForm
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email'
  /** For the browser's password manager. */
  readonly autoComplete: string
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly dir?: 'ltr' | 'auto'
  /** Shown beside the label, such as the link for a forgotten password. */
  readonly aside?: ReactNode
}

interface FrameProps extends Pick<FieldProps, 'form' | 'name' | 'label' | 'aside'> {
  readonly children: (ids: { readonly id: string; readonly error: string | undefined }) => ReactNode
}

/** Label, input and error, linked for assistive technology. */
function Frame({ form, name, label, aside, children }: FrameProps) {
  const { texts } = useSession()
  const id = useId()
  const problem = form.problems[name]
  const error = problem ? `${id}-error` : undefined
  return (
    <div className="session-field">
      <div className="session-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({ id, error })}
      {problem ? (
        <p id={error} className="session-problem" role="alert">
          {problemText(texts, problem)}
        </p>
      ) : null}
    </div>
  )
}

export function Field({ form, name, label, type = 'text', autoComplete, inputMode, dir = 'auto', aside }: FieldProps) {
  return (
    <Frame form={form} name={name} label={label} aside={aside}>
      {({ id, error }) => (
        <input
          id={id}
          className="session-input"
          name={name}
          type={type}
          value={form.values[name] ?? ''}
          onChange={({ target }) => form.change(name, target.value)}
          autoComplete={autoComplete}
          inputMode={inputMode}
          dir={dir}
          spellCheck={false}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          aria-required="true"
          aria-invalid={error !== undefined}
          aria-describedby={error}
        />
      )}
    </Frame>
  )
}

/** A password input with a button that reveals it. */
export function PasswordField({ form, name, label, autoComplete, aside }: Omit<FieldProps, 'type' | 'inputMode' | 'dir'>) {
  const { texts } = useSession()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const lookAtLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Frame form={form} name={name} label={label} aside={aside}>
      {({ id, error }) => (
        <div className="session-password">
          <input
            id={id}
            className="session-input"
            name={name}
            type={shown ? 'text' : 'password'}
            value={form.values[name] ?? ''}
            onChange={({ target }) => form.change(name, target.value)}
            autoComplete={autoComplete}
            dir="auto"
            spellCheck={false}
            autoCapitalize="none"
            onKeyDown={lookAtLock}
            onKeyUp={lookAtLock}
            onBlur={() => setCapsLock(false)}
            aria-required="true"
            aria-invalid={error !== undefined}
            aria-describedby={error}
          />
          <button
            type="button"
            className="session-eye"
            aria-label={shown ? texts.fields.hidePassword : texts.fields.showPassword}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            <EyeIcon open={shown} />
          </button>
          <p className="session-hint" aria-live="polite">
            {capsLock ? texts.fields.capsLock : null}
          </p>
        </div>
      )}
    </Frame>
  )
}
