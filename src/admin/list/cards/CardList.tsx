import ChevronRight from '@mui/icons-material/ChevronRight'
import MoreVert from '@mui/icons-material/MoreVert'
import { Box, ButtonBase, Checkbox, Skeleton, Stack, Typography } from '@mui/material'
import { memo } from 'react'
import { type Identifier, LinkBase, type RaRecord, useCreatePath, useListContext, useTranslate } from 'react-admin'
import { FieldValue } from '../../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { recordText } from '../../../fields/recordText.view.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { BidiEllipsis } from '../../../ui/bidi/BidiEllipsis.tsx'
import { useEntity, useMay } from '../../adminContext.tsx'
import { NoResults } from '../NoResults.tsx'
import { LAST_OPENED_BACKGROUND, opens } from '../scrollRestoration.ts'
import { LabelledValue } from '../shape/LabelledValue.tsx'
import { type CardFields, firstFacts, hasValue } from './cardFields.ts'
import { useCardFields } from './useCardFields.ts'

const SKELETONS = [0, 1, 2, 3, 4, 5, 6, 7]

const ROW = {
  display: 'flex',
  alignItems: 'stretch',
  minHeight: 64,
  // Cards far from the window cost no layout.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
  borderBottom: '1px solid var(--line)',
  '&:last-child': { borderBottom: 0 },
} as const

const LINK = {
  flex: 1,
  minWidth: 0,
  gap: 0.5,
  paddingInlineStart: 2,
  paddingInlineEnd: 1,
  py: 1.25,
  typography: 'body2',
  justifyContent: 'flex-start',
  textAlign: 'start',
  '&:hover': { backgroundColor: 'var(--hover)' },
  '&[aria-current]': { backgroundColor: LAST_OPENED_BACKGROUND },
  '&.Mui-focusVisible': { outline: '2px solid var(--primary)', outlineOffset: -2 },
} as const

const FACTS = {
  flex: 1,
  minHeight: 22,
  alignItems: 'center',
  typography: 'body2',
  color: 'text.secondary',
  display: 'flex',
  minWidth: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '& > span': { display: 'flex', minWidth: 0 },
  '& > span + span': { flexShrink: 0, maxWidth: '60%', '&::before': { content: '"·"', marginInline: '6px' } },
} as const

interface ValueProps {
  readonly record: RaRecord
  readonly field: ResolvedField
}

const Value = ({ record, field }: ValueProps) => {
  const entity = useEntity().id
  return (
    <span title={useFieldLabel()(entity, field)}>
      <span className="hub-cut">
        <FieldValue plain entity={entity} field={field} value={record[field.name]} record={record} />
      </span>
    </span>
  )
}

const Facts = ({ record, fields }: { readonly record: RaRecord; readonly fields: readonly ResolvedField[] }) => (
  <Box component="span" sx={FACTS}>
    {fields.map((field) => (
      <Value key={field.name} record={record} field={field} />
    ))}
  </Box>
)

const LINE = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 22, minWidth: 0 } as const

/** Characters of a record's name that are not cut: the state goes below it instead. Numbers of documents have them. */
const LEAST = 14

const NAME = { ...LINE, flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 0.25 } as const

/** Name and state of the record, below them further fields and an amount. */
const Lines = ({ record, fields, label }: { readonly record: RaRecord; readonly fields: CardFields; readonly label: string }) => {
  const known = (field: ResolvedField | undefined): field is ResolvedField => field !== undefined && hasValue(record[field.name])
  const entity = useEntity()
  const { state, amount, facts, chosen } = fields
  const shown = known(amount) ? firstFacts(fields, entity, known, 1) : facts.filter(known).slice(0, 2)
  // An amount leaves too little space for two.
  const beside = known(amount) ? 1 : shown.length
  return (
    <Stack component="span" sx={{ flex: 1, minWidth: 0 }}>
      <Box component="span" sx={NAME}>
        <Typography
          component="span"
          variant="subtitle2"
          className="hub-cut"
          sx={{ flexGrow: 1, fontSize: '0.875rem', fontWeight: 500 }}
          style={{ flexBasis: `${Math.min(label.length, LEAST)}ch` }}
        >
          <bdi>
            <BidiEllipsis text={label} />
          </bdi>
        </Typography>
        {known(state) && <Value record={record} field={state} />}
      </Box>
      {chosen ? (
        facts.map((field) => <LabelledValue key={field.name} record={record} field={field} />)
      ) : (
        <>
          <Box component="span" sx={{ ...LINE, typography: 'body2' }}>
            <Facts record={record} fields={shown.slice(0, beside)} />
            {known(amount) && <Value record={record} field={amount} />}
          </Box>
          {shown.length > beside && <Facts record={record} fields={shown.slice(beside)} />}
        </>
      )}
    </Stack>
  )
}

interface CardProps {
  readonly record: RaRecord
  readonly fields: CardFields
  readonly selected: boolean
  /** Undefined if it can't be ticked. */
  readonly onTick: ((id: Identifier) => void) | undefined
  readonly menu: boolean
}

/** Memoized: ticking a card renders none of the others. */
const RecordCard = memo(function RecordCard({ record, fields, selected, onTick, menu }: CardProps) {
  const entity = useEntity()
  const may = useMay()
  const path = useCreatePath()
  const translate = useTranslate()
  const labelled = useLabelled()
  const label = recordText(entity, record)
  return (
    <Box component="li" sx={{ ...ROW, backgroundColor: selected ? 'var(--primary-subtle)' : undefined }}>
      {onTick && (
        <Checkbox
          checked={selected}
          onChange={() => onTick(record.id)}
          slotProps={{ input: { 'aria-label': labelled(translate('app.list.selectRow'), label) } }}
          sx={{ width: 48, borderRadius: 0, marginInlineEnd: '-16px' }}
        />
      )}
      <ButtonBase
        {...opens(record.id)}
        data-id={record.id}
        focusRipple={false}
        component={LinkBase}
        to={path({ resource: entity.id, type: may(entity.id, 'show') ? 'show' : 'edit', id: record.id })}
        sx={LINK}
      >
        <Lines record={record} fields={fields} label={label} />
        {!menu && <ChevronRight className="pointing" sx={{ fontSize: 20, color: 'text.disabled', flexShrink: 0 }} />}
      </ButtonBase>
      {menu && (
        <ButtonBase
          data-menu-of={record.id}
          aria-haspopup="menu"
          aria-label={labelled(translate('app.list.actions'), label)}
          sx={{ width: 44, flexShrink: 0, color: 'text.secondary' }}
        >
          <MoreVert sx={{ fontSize: 20 }} />
        </ButtonBase>
      )}
    </Box>
  )
})

const Loading = () =>
  SKELETONS.map((key) => (
    <Box component="li" key={key} sx={{ ...ROW, px: 2, py: 1.25, display: 'block' }}>
      <Skeleton width="45%" sx={{ fontSize: '0.875rem' }} />
      <Skeleton width="70%" sx={{ fontSize: '0.8125rem' }} />
    </Box>
  ))

/** Below each other on phones; elsewhere several in a row. */
const CARDS = {
  listStyle: 'none',
  m: 0,
  p: { xs: 0, sm: 2 },
  pt: 0,
  borderTop: { xs: '1px solid var(--line)', sm: 0 },
  display: { sm: 'grid' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 1.5,
  '& > li': { border: { sm: '1px solid var(--line)' }, borderRadius: { sm: '10px' }, overflow: { sm: 'hidden' } },
  '& > li:last-child': { borderBottom: { sm: '1px solid var(--line)' } },
} as const

interface Props {
  readonly bulk?: boolean
  /** Whether cards have a button for their menu, which `ListKeys` opens. */
  readonly menu?: boolean
  /** A field to omit, as it has the same value in all records. */
  readonly without?: string
}

/** The list as cards: a line with the record's name and state, and one with its two most important fields. */
export const CardList = ({ bulk = true, menu = false, without }: Props) => {
  const { data, isPending, selectedIds, onToggleItem } = useListContext()
  const entity = useEntity()
  const may = useMay()
  const fields = useCardFields(without)
  const selectable = bulk && (['edit', 'delete', 'export', 'approve'] as const).some((action) => may(entity.id, action))
  if (!isPending && !data?.length) return <NoResults />
  return (
    <Box component="ul" aria-busy={isPending} sx={CARDS}>
      {isPending ? (
        <Loading />
      ) : (
        data?.map((record) => (
          <RecordCard
            key={record.id}
            record={record}
            fields={fields}
            selected={selectedIds.includes(record.id)}
            onTick={selectable ? onToggleItem : undefined}
            menu={menu}
          />
        ))
      )}
    </Box>
  )
}
