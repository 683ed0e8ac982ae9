import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import { useViews } from '../../fields/viewContext.view.tsx'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import { isBlankOrEmptyList } from '../../model/values/isBlank.ts'

interface LabelledProps {
  readonly label: string
  readonly wide: boolean
  readonly children: ReactNode
}

/** Breaks between words only; a single word that does not fit, such as an address, is truncated, with a tooltip. */
const VALUE = {
  m: 0,
  mt: 0.25,
  fontSize: '0.875rem',
  overflowWrap: 'break-word',
  '& a': {
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
} as const

const Labelled = ({ label, wide, children }: LabelledProps) => (
  <Box sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : undefined }}>
    <Typography variant="caption" component="dt" color="text.secondary">
      {label}
    </Typography>
    <Box component="dd" className="hub-fact" sx={VALUE}>
      {children}
    </Box>
  </Box>
)

/** Columns wide enough for most e-mail addresses, unless the record has none. */
const factsOf = (column = 264) =>
  ({
    m: 0,
    display: 'grid',
    columnGap: 3,
    rowGap: 2.5,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${column}px), 1fr))`,
  }) as const

export const FACTS = factsOf()

interface Props {
  readonly entity: ResolvedEntity
  /** Minimum width of a column in CSS pixels; default: wide enough for e-mail addresses. */
  readonly column?: number
  readonly fields: readonly ResolvedField[]
  readonly record: RaRecord
}

/** Labels and values of fields, in as many columns as fit. Empty long texts take one line. */
export const RecordFields = ({ entity, fields, record, column }: Props) => {
  const labelOf = useFieldLabel()
  const { viewOf } = useViews()
  return (
    <Box component="dl" sx={factsOf(column)}>
      {fields.map((field) => (
        <Labelled
          key={field.name}
          label={labelOf(entity.id, field)}
          wide={viewOf(field).wide === true && !isBlankOrEmptyList(record[field.name])}
        >
          <FieldValue full entity={entity.id} field={field} value={record[field.name]} record={record} />
        </Labelled>
      ))}
    </Box>
  )
}
