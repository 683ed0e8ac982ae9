import { Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { Form, useCreatePath, useNavigate, useNotify } from 'react-admin'
import { useAdmin, useReadable } from '../../admin/adminContext.tsx'
import { FieldGrid } from '../../admin/form/FieldGrid.tsx'
import { FORM } from '../../admin/form/fieldGrid.ts'
import { initialValues } from '../../admin/form/initialValues.ts'
import type { carMoney } from '../../domain/cars/calls.ts'
import type { BodyOf } from '../../model/calls/callContract.ts'
import type { Entered, ShownMap } from '../../model/entityMap.ts'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useSendForm } from '../account/sendForm.ts'

type Body = BodyOf<typeof carMoney.buy>
type Car = ShownMap['cars']
type Purchase = ShownMap['purchases']
type Line = Purchase['lines'][number]
type Values = Entered<Car & Purchase & Line>

/** Fields known on the day of purchase; pictures and the rest are added on the car's page. */
const CAR = [
  'firm',
  'vin',
  'make',
  'model',
  'year',
  'odometer',
  'colour',
  'location',
  'documents',
] as const satisfies readonly (keyof Car)[]
const PAPER = [
  'supplier',
  'slipNumber',
  'date',
  'currency',
  'paymentPlan',
  'warehouse',
  'document',
] as const satisfies readonly (keyof Purchase)[]
const LINES = 'lines' satisfies keyof Purchase
const LINE = ['price', 'vatPercentage'] as const satisfies readonly (keyof Line)[]

/** Whether a field is required here; the server fills in a warehouse that is left empty. */
const REQUIRED: ReadonlyMap<string, boolean> = new Map<keyof Values, boolean>([
  ['make', true],
  ['model', true],
  ['year', true],
  ['price', true],
  ['warehouse', false],
])

const useFields = (entity: string, names: readonly string[], rows?: string): readonly ResolvedField[] => {
  const found = useAdmin().model.entities[entity]
  const fields = rows === undefined ? found?.fields : found?.fieldsByName[rows]?.rows
  return useReadable(names.flatMap((name) => fields?.find((field) => field.name === name) ?? []))
}

/** Applies `REQUIRED`: the call's requirements differ from those of the schema. */
const asForm = (fields: readonly ResolvedField[]) =>
  fields.map((field) => ({ field: { ...field, required: REQUIRED.get(field.name) ?? field.required }, disabled: false }))

const chosen = (values: Values, names: readonly (keyof Values)[]): Record<string, Json> =>
  Object.fromEntries(names.flatMap((name) => (values[name] == null || values[name] === '' ? [] : [[name, values[name]]])))

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

const bodyOf = (values: Values): Body => ({
  ...chosen(values, [...PAPER, ...LINE]),
  supplier: text(values.supplier),
  slipNumber: text(values.slipNumber),
  date: text(values.date),
  price: text(values.price),
  car: chosen(values, CAR),
})

const useBuy = () => {
  const t = useAreaTexts('inventory')
  const send = useSendForm()
  const notify = useNotify()
  const navigate = useNavigate()
  const path = useCreatePath()
  const [busy, setBusy] = useState(false)
  const buy = async (values: Values) => {
    setBusy(true)
    const sent = await send((hub) => hub.call<typeof carMoney.buy>('POST', '/api/cars/buy', { body: bodyOf(values) }))
    setBusy(false)
    if ('errors' in sent) return sent.errors
    notify(t('inventory.addCar.bought'), { type: 'success' })
    navigate(path({ resource: 'cars', type: 'show', id: sent.answer.id }))
    return undefined
  }
  return { buy, busy }
}

const Part = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
    <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Card>
)

/** Adds a car that was bought outside auctions, together with the supplier's invoice and the car's cost (`PRODUCT.md E20`). */
export const BuyCar = () => {
  const t = useAreaTexts('inventory')
  const { model, subject } = useAdmin()
  const { buy, busy } = useBuy()
  const car = useFields('cars', CAR)
  const paper = useFields('purchases', PAPER)
  const line = useFields('purchases', LINE, LINES)
  const { cars, purchases } = model.entities
  if (!cars || !purchases) return null
  const [supplier, slipNumber, date, ...others] = paper
  const money = [supplier, slipNumber, date].flatMap((field) => field ?? [])
  const now = new Date()
  const started = { ...chosen(initialValues(cars, subject, now), CAR), ...chosen(initialValues(purchases, subject, now), PAPER) }
  return (
    <Form defaultValues={started} onSubmit={buy} disableInvalidFormNotification>
      <Box sx={FORM}>
        <Part title={t('inventory.addCar.theCar')}>
          <FieldGrid entity={cars} fields={asForm(car)} />
        </Part>
        <Part title={t('inventory.addCar.theInvoice')}>
          <FieldGrid entity={purchases} fields={asForm([...money, ...line, ...others])} />
        </Part>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button type="submit" variant="contained" loading={busy}>
            {t('inventory.addCar.buy')}
          </Button>
        </Box>
      </Box>
    </Form>
  )
}
