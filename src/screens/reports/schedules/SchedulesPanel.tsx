import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined'
import { Box, Button, Card, Link, Skeleton, Typography } from '@mui/material'
import { LinkBase, useCreatePath, useLocaleState } from 'react-admin'
import { useAdmin, useMay } from '../../../admin/adminContext.tsx'
import { startState } from '../../../admin/form/start/startState.ts'
import { StateChip } from '../../../admin/StateChip.tsx'
import { useRecords } from '../../../admin/useRecords.ts'
import { useRefusalReason } from '../../../admin/useRefusalReason.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { dateFormat } from '../../../model/values/keptFormats.ts'
import { refusalOf } from '../../../providers/data/refusal.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDateTime, formatTime, intlLocale } from '../../../providers/i18n/format.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import type { Parameters } from '../filters/filterValues.ts'
import { useReportName } from '../words/useReportName.ts'

type Schedule = ShownMap['reportSchedules']

const MAX_SHOWN = 20

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** A day of that weekday, whose name `Intl` knows. */
const dayOf = (weekday: string): Date => new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(weekday)))

/** `Mondays at 07:00` */
const useWhen = () => {
  const t = useAreaTexts('reports')
  const [locale] = useLocaleState()
  return ({ period, weekday, dayOfMonth, time }: Schedule): string =>
    t(`reports.schedules.${period}`, {
      time: formatTime(time.slice(0, 5), locale),
      day: String(dayOfMonth ?? 1),
      weekday: dateFormat(intlLocale(locale), { weekday: 'long', timeZone: 'UTC' }).format(dayOf(weekday ?? 'monday')),
    })
}

const One = ({ schedule }: { readonly schedule: Schedule }) => {
  const t = useAreaTexts('reports')
  const [locale] = useLocaleState()
  const whenOf = useWhen()
  const path = useCreatePath()
  const { id, name, recipients, enabled, nextRun, lastRun, lastResult } = schedule
  const at = (moment: string | null) => formatDateTime(moment, locale)
  const facts = [
    whenOf(schedule),
    t('reports.schedules.to', { smart_count: recipients.length }),
    enabled ? nextRun && t('reports.schedules.next', { at: at(nextRun) }) : t('reports.schedules.off'),
  ]
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, borderTop: '1px solid var(--line)', minWidth: 0 }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Link component={LinkBase} to={path({ resource: 'reportSchedules', id, type: 'show' })} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Link>
        <Typography variant="caption" component="p" color="text.secondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="caption" color="text.secondary">
          {lastRun ? t('reports.schedules.last', { at: at(lastRun) }) : t('reports.schedules.never')}
        </Typography>
        {lastResult && <StateChip entity="reportSchedules" field="lastResult" state={lastResult} dense />}
      </Box>
    </Box>
  )
}

interface Props {
  readonly report: Pick<ShownMap['reports'], 'id' | 'name' | 'firm'>
  /** The shown values of the filters, with which a new schedule starts. */
  readonly parameters: Parameters
}

const AddSchedule = ({ report, parameters }: Props) => {
  const t = useAreaTexts('reports')
  const path = useCreatePath()
  const { subject } = useAdmin()
  const given = Object.keys(parameters).length > 0 ? { parameters } : {}
  const nameOf = useReportName()
  // Users who see all firms choose one; it begins with that of the report.
  const firm = subject.attributes?.firm === undefined ? { firm: report.firm } : {}
  const record = { ...firm, name: nameOf(report), report: report.id, recipients: [subject.id], ...given }
  return (
    <Button
      component={LinkBase}
      to={path({ resource: 'reportSchedules', type: 'create' })}
      state={startState(record)}
      startIcon={<ForwardToInbox />}
    >
      {t('reports.schedules.add')}
    </Button>
  )
}

/** The recipients of a regularly mailed report, and the result of the last run. */
export const SchedulesPanel = (props: Props) => {
  const t = useAreaTexts('reports')
  const may = useMay()
  const reasonOf = useRefusalReason()
  const mayList = may('reportSchedules', 'list')
  const mayAdd = may('reportSchedules', 'create') && may('reports', 'export')
  const { data, error, isPending, refetch } = useRecords(
    'reportSchedules',
    { filter: { report: props.report.id }, sort: { field: 'name', order: 'ASC' }, limit: MAX_SHOWN },
    { enabled: mayList },
  )
  if (!mayList || (data?.length === 0 && !mayAdd)) return null
  return (
    <Card component="section" aria-label={t('reports.schedules.title')} sx={{ p: { xs: 1.5, sm: 2 }, mb: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: data?.length ? 1 : 0 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="subtitle2" component="h2">
            {t('reports.schedules.title')}
          </Typography>
          {data?.length === 0 && (
            <Typography variant="body2" color="text.secondary">
              {t('reports.schedules.none')}
            </Typography>
          )}
        </Box>
        {mayAdd && <AddSchedule {...props} />}
      </Box>
      {error && <ErrorState size="line" text={reasonOf(refusalOf(error) ?? {})} retry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={48} />}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((schedule) => (
            <One key={schedule.id} schedule={schedule} />
          ))}
        </Box>
      )}
    </Card>
  )
}
