import { useState } from 'react'
import {
  AutocompleteInput,
  Form,
  ReferenceInput,
  ResourceContextProvider,
  useNavigate,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import type { demandCalls } from '../../domain/demands/calls.ts'
import type { ShownMap } from '../../model/entityMap.ts'
import type { HubDataProvider } from '../../providers/data/createDataProvider.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'

const FORM = 'order-demand'

const newestOrder = async (hub: HubDataProvider, demand: string): Promise<string | undefined> => {
  const { data } = await hub.getList('purchaseOrders', {
    filter: { 'lines.demand': demand },
    sort: { field: 'createdDate', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  })
  return data[0] && String(data[0].id)
}

/** Chooses the supplier and makes a purchase order of what remains of a demand, which is shown then. */
const OrderDemandDialog = ({ demand, onClose }: { readonly demand: ShownMap['demands']; readonly onClose: () => void }) => {
  const hub = useHub()
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const translate = useTranslate()
  const texts = useAreaTexts('delivery')
  const [failure, setFailure] = useState<string>()
  const [running, setRunning] = useState(false)

  const needed = (customer: unknown) => (customer ? undefined : texts('delivery.supplierNeeded'))
  const order = async ({ customer = '' }: { customer?: string }) => {
    setRunning(true)
    try {
      await hub.call<typeof demandCalls.order>('POST', '/api/demands/{id}/order', { params: { id: demand.id }, body: { customer } })
      notify(texts('delivery.ordered'), { type: 'success' })
      refresh()
      onClose()
      const made = await newestOrder(hub, demand.id)
      if (made !== undefined) navigate(`/purchaseOrders/${made}/show`)
    } catch (error) {
      const reason = error instanceof Error ? translate(error.message, { _: error.message }) : ''
      setFailure(`${texts('delivery.orderFailed')} ${reason}`.trim())
    } finally {
      setRunning(false)
    }
  }
  return (
    <FormDialog
      title={texts('delivery.order')}
      text={texts('delivery.orderText')}
      yes={texts('delivery.create')}
      no={texts('delivery.cancel')}
      size="sm"
      busy={running}
      error={failure}
      form={FORM}
      onClose={onClose}
    >
      <ResourceContextProvider value="purchaseOrders">
        <Form id={FORM} record={{}} onSubmit={order} disableInvalidFormNotification>
          <ReferenceInput source="customer" reference="customers" filter={{ blocked: false }}>
            <AutocompleteInput label="resources.purchaseOrders.fields.customer" fullWidth helperText={false} validate={needed} isRequired />
          </ReferenceInput>
        </Form>
      </ResourceContextProvider>
    </FormDialog>
  )
}

export default OrderDemandDialog
