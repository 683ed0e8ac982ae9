import { ResourceContextProvider } from 'react-admin'
import { DialogForm } from '../../../admin/form/DialogForm.tsx'
import { EntityInput } from '../../../admin/form/EntityInput.tsx'
import type { bankStatementCalls } from '../../../domain/bankStatements/calls.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { RefusedInputs } from '../../parts/RefusedInputs.tsx'
import { useMoneyCall } from '../useMoneyCall.ts'

const FORM = 'accept-line'

interface Props {
  readonly statement: Pick<ShownMap['bankStatements'], 'id' | 'firm'>
  readonly line: string
  readonly onClose: () => void
}

/** Chooses the customer of a statement line; the payment settles the oldest due documents first. */
const AcceptDialog = ({ statement, line, onClose }: Props) => {
  const t = useAreaTexts('money')
  const { send, busy, refused } = useMoneyCall('payments', t('money.paid'), ['customer'])
  const accept = async ({ customer = '' }: { customer?: string }) => {
    const request = { params: { id: statement.id }, body: { line, customer } }
    if (await send((hub) => hub.call<typeof bankStatementCalls.accept>('POST', '/api/bankStatements/{id}/accept', request))) onClose()
  }
  return (
    <FormDialog
      title={t('money.bank.other')}
      text={t('money.bank.otherText')}
      yes={t('money.post')}
      busy={busy}
      error={refused.message}
      form={FORM}
      onClose={onClose}
    >
      <ResourceContextProvider value="payments">
        <DialogForm id={FORM} record={{ firm: statement.firm }} onSubmit={accept}>
          <EntityInput entity="payments" field="customer" source="customer" label={t('money.party')} required />
          <RefusedInputs fields={refused.fields} />
        </DialogForm>
      </ResourceContextProvider>
    </FormDialog>
  )
}

export default AcceptDialog
