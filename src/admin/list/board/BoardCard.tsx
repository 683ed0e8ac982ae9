import LockOutlined from '@mui/icons-material/LockOutlined'
import { Box, ButtonBase, Typography } from '@mui/material'
import { LinkBase, type RaRecord, useCreatePath } from 'react-admin'
import { recordText } from '../../../fields/recordText.view.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useEntity, useMay } from '../../adminContext.tsx'
import { type CardFields, firstFacts, hasValue } from '../cards/cardFields.ts'
import { opens } from '../scrollRestoration.ts'
import { LabelledValue } from '../shape/LabelledValue.tsx'
import { RecordValue } from '../shape/RecordValue.tsx'

/** Number of values besides the tenant, the state and the amount. */
const FACTS = 2

const CARD = {
  display: 'block',
  width: '100%',
  p: 1.5,
  textAlign: 'start',
  borderRadius: '10px',
  border: '1px solid var(--line)',
  backgroundColor: 'var(--paper)',
  boxShadow: 'var(--card-shadow)',
  typography: 'body2',
  WebkitTouchCallout: 'none',
  '&:hover': { borderColor: 'var(--primary)' },
  '&[aria-current=true]': { borderColor: 'var(--primary)', backgroundColor: 'var(--primary-subtle)' },
  '&:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: -2 },
  '&[data-carried]': { opacity: 0.4 },
  '&[aria-busy=true]': { opacity: 0.6 },
} as const

const TITLE = {
  fontSize: '0.875rem',
  fontWeight: 500,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

const FACT = {
  display: 'block',
  color: 'text.secondary',
  mt: 0.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

const FOOT = { display: 'flex', alignItems: 'center', gap: 1, mt: 1, minHeight: 22 } as const

interface FaceProps {
  readonly record: RaRecord
  readonly fields: CardFields
  /** Why it can't be moved. */
  readonly fixed?: string | undefined
}

/** The record's name, a few of its values, its state and amount. */
const Face = ({ record, fields, fixed }: FaceProps) => {
  const entity = useEntity()
  const { state, amount, facts, chosen } = fields
  const known = (field: ResolvedField | undefined): field is ResolvedField => field !== undefined && hasValue(record[field.name])
  return (
    <>
      <Typography component="span" variant="subtitle2" sx={TITLE}>
        <bdi>{recordText(entity, record)}</bdi>
      </Typography>
      {chosen
        ? facts.map((field) => <LabelledValue key={field.name} record={record} field={field} />)
        : firstFacts(fields, entity, known, FACTS).map((field) => (
            <Box key={field.name} component="span" sx={FACT}>
              <RecordValue record={record} field={field} />
            </Box>
          ))}
      {(known(state) || known(amount) || fixed) && (
        <Box component="span" sx={FOOT}>
          {known(state) && <RecordValue record={record} field={state} />}
          <Box component="span" sx={{ flex: 1 }} />
          {known(amount) && <RecordValue record={record} field={amount} />}
          {fixed && <LockOutlined titleAccess={fixed} sx={{ fontSize: 16, color: 'text.disabled' }} />}
        </Box>
      )}
    </>
  )
}

interface Props extends FaceProps {
  /** While it is dragged, or chosen to be moved by keys. */
  readonly carried?: boolean
  readonly busy?: boolean
}

/** A record of a board. */
export const BoardCard = ({ carried = false, busy = false, ...face }: Props) => {
  const entity = useEntity()
  const may = useMay()
  const path = useCreatePath()
  const { id } = face.record
  return (
    <ButtonBase
      {...opens(id)}
      data-id={id}
      data-carried={carried ? '' : undefined}
      aria-busy={busy}
      draggable={false}
      focusRipple={false}
      component={LinkBase}
      to={path({ resource: entity.id, type: may(entity.id, 'show') ? 'show' : 'edit', id })}
      sx={CARD}
    >
      <Face {...face} />
    </ButtonBase>
  )
}

/** The card below the pointer while it is dragged. */
export const DraggedCard = (face: FaceProps) => (
  <Box sx={{ ...CARD, cursor: 'grabbing', boxShadow: 6, rotate: '2deg' }}>
    <Face {...face} />
  </Box>
)
