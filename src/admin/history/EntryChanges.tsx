import ArrowForward from '@mui/icons-material/ArrowForward'
import { Box, Stack, Typography } from '@mui/material'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { HistoryEntry } from '../../model/calls/recordCalls.ts'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { useEntity } from '../adminContext.tsx'
import { lineDiff } from './lineDiff.ts'
import { TextDiff } from './TextDiff.tsx'

const isStructure = (value: Json | undefined): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The lines of a text or of a free object, none if it is empty; undefined for other values. */
const linesOf = (value: Json | undefined): string | undefined => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return isStructure(value) ? JSON.stringify(value, null, 2) : undefined
}

/** Undefined if one line is enough. */
const diffOf = (old: Json | undefined, now: Json | undefined) => {
  const [before, after] = [linesOf(old), linesOf(now)]
  if (before === undefined || after === undefined) return undefined
  return before.includes('\n') || after.includes('\n') ? lineDiff(before, after) : undefined
}

interface ChangeProps {
  readonly entity: string
  readonly field: ResolvedField
  readonly old: Json
  readonly now: Json
  readonly label: string
}

const Change = ({ entity, field, old, now, label }: ChangeProps) => {
  const lines = diffOf(old, now)
  // In one line, `no` is shown like an empty value.
  const isFlag = [old, now].some((value) => typeof value === 'boolean')
  if (lines)
    return (
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        <TextDiff lines={lines} label={label} />
      </Box>
    )
  return (
    <Stack
      component="dd"
      direction="row"
      sx={{ m: 0, gap: 1, alignItems: 'center', flexWrap: 'wrap', fontSize: '0.8125rem', minWidth: 0, overflowWrap: 'anywhere' }}
    >
      <Box component="del" sx={{ textDecoration: 'none', color: 'text.secondary' }}>
        <FieldValue full={isFlag} entity={entity} field={field} value={old} />
      </Box>
      <ArrowForward className="pointing" sx={{ fontSize: 14, color: 'text.disabled' }} />
      <Box component="ins" sx={{ textDecoration: 'none' }}>
        <FieldValue full={isFlag} entity={entity} field={field} value={now} />
      </Box>
    </Stack>
  )
}

/** Changed fields: before → after. */
export const EntryChanges = ({ changes }: Pick<HistoryEntry, 'changes'>) => {
  const entity = useEntity()
  const labelOf = useFieldLabel()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.5,
        mt: 0.5,
      }}
    >
      {Object.entries(changes).map(([name, { old, new: now }]) => {
        const field = entity.fieldsByName[name]
        return (
          field && (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {labelOf(entity.id, field)}
              </Typography>
              <Change entity={entity.id} field={field} old={old} now={now} label={labelOf(entity.id, field)} />
            </Box>
          )
        )
      })}
    </Box>
  )
}
