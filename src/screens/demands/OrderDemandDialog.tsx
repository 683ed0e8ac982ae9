import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useState } from 'react'
import {
  AutocompleteInput,
  Form,
  type RaRecord,
  ReferenceInput,
  ResourceContextProvider,
  useNavigate,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

const FORM = 'order-demand'

/** Chooses the supplier and makes a purchase order of what remains of a demand. */
const OrderDemandDialog = ({ demand, onClose }: { readonly demand: RaRecord; readonly onClose: () => void }) => {
  const hub = useHub()
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const translate = useTranslate()
  const texts = useAreaTexts('delivery')
  const [failure, setFailure] = useState<string>()
  const [running, setRunning] = useState(false)

  const order = async ({ customer }: { customer?: string }) => {
    if (!customer) return setFailure(texts('delivery.supplierNeeded'))
    setRunning(true)
    try {
      await hub.send(`demands/${demand.id}/order`, { body: { customer } })
      notify(texts('delivery.ordered'), { type: 'success' })
      refresh()
      onClose()
      navigate({ hash: '#purchaseOrders.lines.demand' }, { replace: true })
    } catch (error) {
      const reason = error instanceof Error ? translate(error.message, { _: error.message }) : ''
      setFailure(`${texts('delivery.orderFailed')} ${reason}`.trim())
    } finally {
      setRunning(false)
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="order-demand-title">
      <DialogTitle id="order-demand-title">{texts('delivery.order')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{texts('delivery.orderText')}</DialogContentText>
        {failure !== undefined && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        <ResourceContextProvider value="purchaseOrders">
          <Form id={FORM} record={{}} onSubmit={order}>
            <ReferenceInput source="customer" reference="customers" filter={{ blocked: false }}>
              <AutocompleteInput label="resources.purchaseOrders.fields.customer" fullWidth helperText={false} isRequired />
            </ReferenceInput>
          </Form>
        </ResourceContextProvider>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts('delivery.cancel')}</Button>
        <Button type="submit" form={FORM} variant="contained" disabled={running}>
          {texts('delivery.create')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default OrderDemandDialog
