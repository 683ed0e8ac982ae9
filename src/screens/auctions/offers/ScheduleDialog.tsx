import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import { ResourceContextProvider, useLocaleState } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { DialogForm } from '../../../admin/form/DialogForm.tsx'
import { EntityInput } from '../../../admin/form/EntityInput.tsx'
import type { offerCalls } from '../../../domain/auction/offerCalls.ts'
import { planLots } from '../../../domain/auction/offers.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../../providers/i18n/format.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { KeptIconButton } from '../../../ui/KeptIconButton.tsx'
import { useMoneyCall } from '../../money/useMoneyCall.ts'
import { RefusedInputs } from '../../parts/RefusedInputs.tsx'

const FORM = 'schedule-offers'

type Offer = ShownMap['carOffers']

interface Entered {
  readonly name?: string | null
  readonly startsAt?: string | null
  readonly firstEnd?: string | null
  readonly minutesBetween?: number | null
}

const DAY = 24 * 60 * 60_000

/** Default start: a full hour, some days from now. */
const hourIn = (days: number): string => {
  const at = new Date(Date.now() + days * DAY)
  at.setMinutes(60, 0, 0)
  return at.toISOString()
}

const initial = (): Entered => ({ name: '', startsAt: hourIn(1), firstEnd: hourIn(3), minutesBetween: 5 })

interface PreviewProps {
  readonly offers: readonly Offer[]
  readonly onEarlier: (index: number) => void
}

/** The lots in their order, each with its end. */
const Preview = ({ offers, onEarlier }: PreviewProps) => {
  const t = useAreaTexts('offers')
  const [locale] = useLocaleState()
  const [firstEnd, minutesBetween] = useWatch<Entered, readonly ['firstEnd', 'minutesBetween']>({ name: ['firstEnd', 'minutesBetween'] })
  const end = Date.parse(firstEnd ?? '')
  const plan = Number.isNaN(end) ? [] : planLots({ startsAt: 0, firstEnd: end, minutesBetween: Number(minutesBetween ?? 0) }, offers.length)
  return (
    <TableContainer tabIndex={0} sx={{ maxHeight: 280, mt: 2 }}>
      <Table size="small" stickyHeader aria-label={t('offers.preview')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('offers.lot')}</TableCell>
            <TableCell>{t('offers.car')}</TableCell>
            <TableCell>{t('offers.ends')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {offers.map(({ id, name }, index) => (
            <TableRow key={id}>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{index + 1}</TableCell>
              <TableCell component="th" scope="row">
                <bdi data-entered>{name}</bdi>
              </TableCell>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatDateTime(plan[index] && new Date(plan[index].endsAt).toISOString(), locale) || '–'}
              </TableCell>
              <TableCell padding="none">
                <KeptIconButton
                  aria-label={t('offers.earlier', { car: name ?? '' })}
                  idle={index === 0}
                  onClick={() => onEarlier(index)}
                  sx={{ width: 40, height: 40 }}
                >
                  <ArrowUpward sx={{ fontSize: 20 }} />
                </KeptIconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** The offers with one of them moved before the one above it. */
const moved = (offers: readonly Offer[], index: number): readonly Offer[] => {
  const [above, below] = [offers[index - 1], offers[index]]
  return above && below ? offers.with(index - 1, below).with(index, above) : offers
}

interface Props {
  readonly offers: readonly Offer[]
  readonly onClose: () => void
  readonly onDone?: () => void
}

const FIELDS = ['name', 'startsAt', 'firstEnd', 'minutesBetween'] as const

/** Inputs of the event. */
const EventFields = () => {
  const t = useAreaTexts('offers')
  return FIELDS.map((field) => (
    <EntityInput key={field} entity="auctionEvents" field={field} source={field} label={t(`offers.${field}`)} required />
  ))
}

/** Schedules accepted offers as the lots of an event, with a preview of their numbers and ends. */
const ScheduleDialog = ({ offers, onClose, onDone }: Props) => {
  const t = useAreaTexts('offers')
  const [lots, setLots] = useState(offers)
  const [record] = useState(initial)
  const { send, busy, refused } = useMoneyCall('auctionEvents', t('offers.scheduled', { smart_count: lots.length }), FIELDS)
  const schedule = async ({ name, startsAt, firstEnd, minutesBetween }: Entered) => {
    const body = {
      name: name ?? '',
      startsAt: startsAt ?? '',
      firstEnd: firstEnd ?? '',
      minutesBetween: minutesBetween ?? 0,
      offers: lots.map(({ id }) => id),
    }
    if (!(await send((hub) => hub.call<typeof offerCalls.schedule>('POST', '/api/carOffers/schedule', { body })))) return
    onDone?.()
    onClose()
  }
  return (
    <FormDialog
      title={t('offers.scheduleTitle', { smart_count: lots.length })}
      text={t('offers.scheduleText')}
      yes={t('offers.schedule')}
      size="sm"
      busy={busy}
      error={refused.message}
      form={FORM}
      onClose={onClose}
    >
      <ResourceContextProvider value="auctionEvents">
        <DialogForm id={FORM} record={record} onSubmit={schedule}>
          <EventFields />
          <RefusedInputs fields={refused.fields} />
          <Preview offers={lots} onEarlier={(index) => setLots(moved(lots, index))} />
        </DialogForm>
      </ResourceContextProvider>
    </FormDialog>
  )
}

export default ScheduleDialog
