import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined'
import { Skeleton, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ResourceContextProvider, useNavigate, useNotify, useRefresh, useTranslate } from 'react-admin'
import { DialogForm } from '../../admin/form/DialogForm.tsx'
import { EntityInput } from '../../admin/form/EntityInput.tsx'
import { useFormValues } from '../../admin/form/entityForm.ts'
import { useHub } from '../../admin/hub.ts'
import type { demandCoverage } from '../../domain/demands/calls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { DraftMap, ShownMap } from '../../model/entityMap.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { RefusedInputs } from '../parts/RefusedInputs.tsx'
import { useAttempt } from '../parts/useAttempt.ts'
import { OpenLines } from './OpenLines.tsx'

const FORM = 'order-demand'

/** Paths of errors that inputs show. */
const SHOWN = ['customer', 'expectedDate'] as const satisfies readonly (keyof ShownMap['purchaseOrders'])[]

type Ordered = AnswerOf<typeof demandCoverage.orderAll>

type Entered = Partial<Pick<DraftMap['purchaseOrders'], 'customer' | 'expectedDate'>>

interface Props {
  readonly demands: readonly Pick<ShownMap['demands'], 'id' | 'firm'>[]
  readonly onClose: () => void
  readonly onDone?: () => void
}

const useOpenLines = (demands: readonly string[]) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['demands', 'open', demands],
    queryFn: () => hub.call<typeof demandCoverage.open>('GET', '/api/demands/open', { query: { ids: demands } }),
    gcTime: 0,
    retry: false,
  })
}

/** After success: opens the order that was made, or notifies how many were made. */
const useFollow = ({ onClose, onDone }: Pick<Props, 'onClose' | 'onDone'>) => {
  const texts = useAreaTexts('delivery')
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return ({ orders, left }: Ordered) => {
    const rest = left > 0 ? ` ${texts('delivery.open.left', { smart_count: left })}` : ''
    notify(texts('delivery.open.made', { smart_count: orders.length }) + rest, { type: left > 0 ? 'warning' : 'success', multiLine: true })
    void queries.invalidateQueries({ queryKey: ['purchaseOrders'] })
    refresh()
    onDone?.()
    onClose()
    const [only] = orders
    if (only && orders.length === 1) navigate(`/purchaseOrders/${only.id}/show`)
  }
}

/** Calls `onChosen` with the form's supplier. */
const Chosen = ({ onChosen }: { readonly onChosen: (supplier: string | undefined) => void }) => {
  const [customer] = useFormValues<'purchaseOrders'>('customer')
  useEffect(() => onChosen(typeof customer === 'string' && customer !== '' ? customer : undefined), [customer, onChosen])
  return null
}

/** The supplier of all orders, unless the demands belong to several firms: each firm has its own suppliers. */
const Supplier = ({ several }: { readonly several: boolean }) => {
  const t = useAreaTexts('delivery')
  if (several) return <Typography variant="body2">{t('delivery.open.severalFirms')}</Typography>
  return (
    <EntityInput
      entity="purchaseOrders"
      field="customer"
      source="customer"
      label={t('delivery.open.supplier')}
      helperText={t('delivery.open.supplierHint')}
    />
  )
}

const useOrder = (demands: readonly string[], { onClose, onDone }: Pick<Props, 'onClose' | 'onDone'>) => {
  const hub = useHub()
  const failed = useAreaTexts('delivery')('delivery.orderFailed')
  const { attempt, busy, refused } = useAttempt({ failed, entity: 'purchaseOrders', shown: SHOWN })
  const follow = useFollow({ onClose, ...(onDone && { onDone }) })
  const order = async ({ customer, expectedDate }: Entered): Promise<void> => {
    const body = { ids: demands, ...(customer && { customer }), ...(expectedDate && { expectedDate }) }
    await attempt(async () => follow(await hub.call<typeof demandCoverage.orderAll>('POST', '/api/demands/order', { body })))
  }
  return { order, busy, refused }
}

/** Makes purchase orders of the open quantities of demands: from one supplier, or each material from the supplier that delivered it last. */
const OrderDemandDialog = (props: Props) => {
  const { demands, onClose } = props
  const ids = demands.map(({ id }) => id)
  const firms = [...new Set(demands.map(({ firm }) => firm))]
  const translate = useTranslate()
  const texts = useAreaTexts('delivery')
  const { data: lines, isPending, isError, refetch } = useOpenLines(ids)
  const { order, busy, refused } = useOrder(ids, props)
  const [supplier, setSupplier] = useState<string>()
  const nobody = supplier === undefined && lines?.every((line) => line.supplier === null) === true
  return (
    <FormDialog
      title={texts('delivery.order')}
      text={texts('delivery.orderText')}
      yes={texts('delivery.create')}
      no={texts('delivery.cancel')}
      size="sm"
      busy={busy}
      incomplete={nobody}
      error={refused.message}
      form={FORM}
      onClose={onClose}
    >
      <ResourceContextProvider value="purchaseOrders">
        <DialogForm id={FORM} record={firms.length === 1 ? { firm: firms[0] } : {}} onSubmit={order}>
          <Supplier several={firms.length > 1} />
          <Chosen onChosen={setSupplier} />
          <RefusedInputs fields={refused.fields} />
          <EntityInput
            entity="purchaseOrders"
            field="expectedDate"
            source="expectedDate"
            label={translate('resources.purchaseOrders.fields.expectedDate')}
          />
        </DialogForm>
      </ResourceContextProvider>
      {isPending && <Skeleton variant="rounded" height={120} />}
      {isError && <ErrorState size="line" text={texts('delivery.coverage.failed')} retry={() => void refetch()} />}
      {lines?.length === 0 && <EmptyState size="line" icon={<ShoppingCart />} text={texts('delivery.allOrdered')} />}
      {lines && lines.length > 0 && <OpenLines lines={lines} chosen={supplier} />}
    </FormDialog>
  )
}

export default OrderDemandDialog
