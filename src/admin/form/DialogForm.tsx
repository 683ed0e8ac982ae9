import { useCallback, useContext, useState } from 'react'
import { Form, type FormProps, useTranslate } from 'react-admin'
import { PendingInputs, type Settle } from '../../fields/shared/inputs/pendingInputs.view.ts'
import { formErrors } from './formErrors.ts'
import { unsettled } from './useFormValidation.ts'

const SettledForm = (props: FormProps) => {
  const translate = useTranslate()
  const held = useContext(PendingInputs)
  const validate = useCallback(async () => formErrors(translate, '', [], await unsettled(held)), [translate, held])
  return <Form {...props} validate={validate} disableInvalidFormNotification />
}

/**
 * A form with single inputs of an entity, in a dialog: waits for typed text that is not a value yet, and reports what can't become one at its input, so that
 * nothing is sent without it. The server validates the values.
 */
export const DialogForm = (props: FormProps) => {
  const [held] = useState(() => new Map<string, Settle>())
  return (
    <PendingInputs value={held}>
      <SettledForm {...props} />
    </PendingInputs>
  )
}
