import { Box, Stack, Typography } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { FieldInput } from '../../fieldInput.view.tsx'
import { isNarrow } from '../../shared/layout/widths.ts'
import { useViews } from '../../viewContext.view.tsx'
import { cardSpans } from './cardSpans.ts'
import { RowActions } from './rowActions.view.tsx'
import type { RowProps, RowsEditor } from './rowsEditor.view.ts'

const CARD = { border: '1px solid var(--line)', borderRadius: 1, p: { xs: 1.5, sm: 2 }, containerType: 'inline-size' } as const

/** As on a tablet. */
const ROOMY = '@container (min-width: 520px)'

/** Two short values beside each other, or four. */
const FIELDS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [ROOMY]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  columnGap: 1.5,
  rowGap: '1.375rem',
  '& .MuiFormControl-root': { marginBlock: 0, minWidth: 0 },
  '& .MuiFormControlLabel-root': { minHeight: 'var(--control)', marginInline: 0 },
  '& .MuiFormControlLabel-root .MuiSwitch-root': { marginInlineStart: 0 },
  '&& .MuiFormHelperText-root': { marginBlock: '3px 0', lineHeight: 1.35 },
} as const

const RowCard = memo(function RowCard(row: RowProps) {
  const { entity, columns, source, index } = row
  const translate = useTranslate()
  const { viewOf } = useViews()
  const short = columns.map(({ field }) => isNarrow(viewOf(field)))
  const [two, four] = [cardSpans(short, 2), cardSpans(short, 4)]
  return (
    <Box sx={CARD} data-row={index}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2 }}>
        <Typography variant="subtitle2">{translate('app.form.row', { number: index + 1 })}</Typography>
        <RowActions {...row} />
      </Stack>
      <Box sx={FIELDS}>
        {columns.map((column, at) => (
          <Box key={column.field.name} sx={{ minWidth: 0, gridColumn: `span ${two[at]}`, [ROOMY]: { gridColumn: `span ${four[at]}` } }}>
            <FieldInput
              bare
              entity={entity}
              field={column.field}
              source={`${source}.${index}.${column.field.name}`}
              disabled={column.disabled}
            />
          </Box>
        ))}
      </Box>
    </Box>
  )
})

/** The rows' editor where a table would be too wide. */
export const RowCards = ({ keys, ...rows }: RowsEditor) => (
  <Stack sx={{ gap: 1.5 }}>
    {keys.map((key, index) => (
      <RowCard key={key} {...rows} index={index} last={index === keys.length - 1} />
    ))}
  </Stack>
)
