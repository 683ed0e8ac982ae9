import { Box, ButtonBase } from '@mui/material'
import { LinkBase, type RaRecord, useCreatePath, useLocaleState } from 'react-admin'
import { recordText } from '../../../fields/recordText.view.ts'
import { chipColor } from '../../../fields/shared/cells/toneChip.view.tsx'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { dateFormat } from '../../../model/values/keptFormats.ts'
import { intlLocale } from '../../../providers/i18n/format.ts'
import { useEntity, useMay } from '../../adminContext.tsx'
import { type CardFields, firstFacts, hasValue } from '../cards/cardFields.ts'
import { useListedTenant } from '../columns/useListedEntity.ts'
import { opens } from '../scrollRestoration.ts'
import { useDraggableRecord } from '../shape/dragging.ts'
import { RecordValue } from '../shape/RecordValue.tsx'
import type { Dated } from './calendarDays.ts'

const CHIP = {
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: 0.75,
  width: '100%',
  minHeight: 'max(24px, var(--touch, 0px))',
  px: 0.75,
  borderRadius: '6px',
  typography: 'caption',
  textAlign: 'start',
  backgroundColor: 'color-mix(in srgb, var(--tone) 12%, var(--paper))',
  borderInlineStart: '3px solid var(--tone)',
  WebkitTouchCallout: 'none',
  '&:hover': { backgroundColor: 'color-mix(in srgb, var(--tone) 22%, var(--paper))' },
  '&[aria-current=true]': { outline: '1px solid var(--primary)', outlineOffset: -1 },
  '&:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: -2 },
  '&[data-carried]': { opacity: 0.4 },
  '&[aria-busy=true]': { opacity: 0.6 },
  '@media print': { display: 'block' },
} as const

const TIME = {
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  flexShrink: 0,
  '@media print': { marginInlineEnd: 0.5 },
} as const

const LABEL = {
  flex: 1,
  fontWeight: 500,
  '@media print': { overflow: 'visible', overflowWrap: 'anywhere', whiteSpace: 'normal' },
} as const

const TENANT = { display: 'block', fontWeight: 400, color: 'text.secondary', '&[data-beside]': { display: { sm: 'none' } } } as const

const DETAILS = {
  display: { xs: 'none', sm: 'flex' },
  alignItems: 'center',
  gap: 2,
  color: 'text.secondary',
  minWidth: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
} as const

interface FaceProps {
  readonly record: RaRecord
  readonly dated: Dated
  readonly fields: CardFields
  /** Whether there is space for further values. */
  readonly detailed?: boolean
}

/** Further values of a record, as on its card. */
const Details = ({ record, fields }: Pick<FaceProps, 'record' | 'fields'>) => {
  const entity = useEntity()
  const known = ({ name }: ResolvedField) => hasValue(record[name])
  const shown = [...firstFacts(fields, entity, known, 1), fields.amount, fields.state]
  return (
    <Box component="span" sx={DETAILS}>
      {shown.map((field) => field && known(field) && <RecordValue key={field.name} record={record} field={field} />)}
    </Box>
  )
}

/** Time and name of a record, below it its tenant where those of several are shown and nothing beside it has it. */
const Face = ({ record, dated: { name, timeZone }, fields, detailed = false }: FaceProps) => {
  const [locale] = useLocaleState()
  const entity = useEntity()
  const tenant = useListedTenant()
  const time =
    timeZone === undefined || !hasValue(record[name])
      ? undefined
      : dateFormat(intlLocale(locale), { timeStyle: 'short', timeZone }).format(new Date(String(record[name])))
  return (
    <>
      {time && (
        <Box component="bdi" sx={TIME}>
          {time}
        </Box>
      )}
      <Box component="span" className="hub-cut" sx={LABEL}>
        {recordText(entity, record)}
        {tenant && (
          <Box component="span" className="hub-cut" sx={TENANT} data-beside={detailed || undefined}>
            <RecordValue record={record} field={tenant} />
          </Box>
        )}
      </Box>
      {detailed && <Details record={record} fields={fields} />}
    </>
  )
}

/** The colour of a record's state: grey without a tone, that of the product if records have no states. */
const toneStyle = (record: RaRecord, { state }: CardFields) => {
  const color = chipColor(state?.schema.tones?.[String(record[state.name])])
  const toned = color === 'default' ? 'var(--mui-palette-text-secondary)' : `var(--mui-palette-${color}-main)`
  return Object.fromEntries([['--tone', state?.schema.tones ? toned : 'var(--primary)']])
}

interface Props extends FaceProps {
  readonly day: string
  /** Why it can't be moved. */
  readonly fixed?: string | undefined
  readonly carried: boolean
  readonly busy: boolean
  /** Whether no record can be moved. */
  readonly closed: boolean
  /** Whether it is named here a second time, where nothing is dragged. */
  readonly again?: boolean
}

/** A record of a day, which can be dragged to another one. */
export const RecordChip = ({ day, fixed, carried, busy, closed, again = false, ...face }: Props) => {
  const entity = useEntity()
  const may = useMay()
  const path = useCreatePath()
  const { record } = face
  const name = recordText(entity, record)
  const held = closed || busy || fixed !== undefined ? 'held' : 'free'
  const { item, isDragging } = useDraggableRecord(record, { day }, again ? 'none' : held)
  return (
    <Box component="li" {...item}>
      <ButtonBase
        {...opens(record.id)}
        data-id={record.id}
        data-carried={carried || isDragging ? '' : undefined}
        aria-busy={busy}
        draggable={false}
        focusRipple={false}
        component={LinkBase}
        to={path({ resource: entity.id, type: may(entity.id, 'show') ? 'show' : 'edit', id: record.id })}
        title={fixed === undefined ? name : `${name} – ${fixed}`}
        style={toneStyle(record, face.fields)}
        sx={CHIP}
      >
        <Face {...face} />
      </ButtonBase>
    </Box>
  )
}

/** The record below the pointer while it is dragged. */
export const DraggedChip = (face: FaceProps) => (
  <Box sx={{ ...CHIP, width: 180, cursor: 'grabbing', boxShadow: 6 }} style={toneStyle(face.record, face.fields)}>
    <Face {...face} />
  </Box>
)
