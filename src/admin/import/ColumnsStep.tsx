import { Alert, Box, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { ImportPreview } from '../../model/calls/importCalls.ts'
import { FILE_ENCODINGS, IMPORT_MODES } from '../../model/calls/importLimits.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { useEntity, useFormFields } from '../adminContext.tsx'
import { IMPORT_LIST } from './importList.ts'
import type { ImportChoice, ImportColumn, ReadAs } from './useImport.ts'

const NONE = 'none'

/** Fields with two columns. */
export const filledTwice = (columns: readonly ImportColumn[]): ReadonlySet<string> => {
  const names = columns.flatMap(({ field }) => field ?? [])
  return new Set(names.filter((name, at) => names.indexOf(name) !== at))
}

interface RowProps {
  readonly column: ImportColumn
  readonly at: number
  readonly fields: readonly ResolvedField[]
  readonly twice: boolean
  readonly onChange: (column: ImportColumn) => void
}

const Column = ({ column, at, fields, twice, onChange }: RowProps) => {
  const texts = useAreaTexts('import')
  const labelled = useLabelled()
  const labelOf = useFieldLabel()
  const { id } = useEntity()
  const heading = column.heading || texts('import.columns.unnamed', { number: at + 1 })
  return (
    <li>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">
          <bdi>{heading}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary" noWrap title={column.samples.join(' · ')}>
          <bdi>{column.samples.slice(0, 3).join(' · ') || '–'}</bdi>
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, minWidth: 0 }}>
        <TextField
          select
          size="small"
          sx={{ flex: 1, minWidth: 0 }}
          label={texts('import.columns.field')}
          value={column.field ?? NONE}
          error={twice}
          helperText={twice && texts('import.columns.twice')}
          slotProps={{ htmlInput: { 'aria-label': labelled(heading, texts('import.columns.field')) } }}
          onChange={({ target: { value } }) => onChange({ ...column, field: value === NONE ? null : value, format: null, formats: [] })}
        >
          <MenuItem value={NONE}>
            <em>{texts('import.columns.none')}</em>
          </MenuItem>
          {['id', '_version'].map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
          {fields.map((field) => (
            <MenuItem key={field.name} value={field.name}>
              {labelOf(id, field)}
            </MenuItem>
          ))}
        </TextField>
        {column.formats.length > 0 && (
          <TextField
            select
            size="small"
            sx={{ flex: '0 1 150px', minWidth: 0 }}
            label={texts('import.columns.format')}
            value={column.format ?? ''}
            onChange={({ target: { value } }) => onChange({ ...column, format: value })}
          >
            {column.formats.map((format) => (
              <MenuItem key={format} value={format}>
                {texts(`import.columns.formats.${format}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
    </li>
  )
}

interface ReadProps {
  readonly preview: ImportPreview
  /** Reads the file again. */
  readonly onRead: (as: ReadAs) => void
}

const isLegacy = (encoding: string | null): boolean => FILE_ENCODINGS.some((name) => name === encoding)

/** How the file was read: the row with the headings, and the character set of a file that is not Unicode. Both can be changed. */
const FileReading = ({ preview, onRead }: ReadProps) => {
  const texts = useAreaTexts('import')
  const { heading, top } = preview
  const encoding = isLegacy(preview.encoding) ? preview.encoding : null
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      {heading !== null && top.some(({ number }) => number === heading) && (
        <TextField
          select
          size="small"
          sx={{ flex: '1 1 260px', minWidth: 0, maxWidth: 480 }}
          label={texts('import.columns.heading')}
          value={heading}
          onChange={({ target: { value } }) => onRead({ encoding, heading: Number(value) })}
        >
          {top.map(({ number, text }) => (
            <MenuItem key={number} value={number} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              <span>
                {number} – <bdi>{text}</bdi>
              </span>
            </MenuItem>
          ))}
        </TextField>
      )}
      {encoding !== null && (
        <TextField
          select
          size="small"
          sx={{ flex: '0 1 240px' }}
          label={texts('import.columns.encoding')}
          value={encoding}
          onChange={({ target: { value } }) => onRead({ encoding: value, heading })}
        >
          {FILE_ENCODINGS.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  )
}

interface Props extends ReadProps {
  readonly choice: ImportChoice
  readonly onChange: (choice: ImportChoice) => void
}

/** Whether the file may make new records, change existing ones, or both. */
const ModeChoice = ({
  mode,
  onChange,
}: {
  readonly mode: ImportChoice['mode']
  readonly onChange: (mode: ImportChoice['mode']) => void
}) => {
  const texts = useAreaTexts('import')
  return (
    <TextField
      select
      size="small"
      sx={{ maxWidth: 480 }}
      label={texts('import.columns.mode')}
      value={mode}
      onChange={({ target: { value } }) => onChange(IMPORT_MODES.find((one) => one === value) ?? 'all')}
    >
      {IMPORT_MODES.map((one) => (
        <MenuItem key={one} value={one}>
          {texts(`import.columns.modes.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Shows each column of the file with first values and the field that it fills, which the user may change, as well as which rows are imported. */
export const ColumnsStep = ({ preview, choice, onChange, onRead }: Props) => {
  const { columns, mode } = choice
  const texts = useAreaTexts('import')
  const entity = useEntity()
  const labelOf = useFieldLabel()
  const twice = filledTwice(columns)
  const known = columns.flatMap(({ field }) => entity.fieldsByName[field ?? ''] ?? [])
  const fields = [...new Set([...useFormFields(entity, true).map(({ field }) => field), ...known])].filter(({ name }) => name !== 'id')
  const missing = entity.fields.filter(
    ({ name, required, readOnly, default: given, initial }) =>
      required &&
      !readOnly &&
      given === undefined &&
      initial === undefined &&
      fields.some((one) => one.name === name) &&
      !known.some((one) => one.name === name),
  )
  const hasIds = columns.some(({ field }) => field === 'id')
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {texts(preview.remembered ? 'import.columns.remembered' : 'import.columns.text')}
      </Typography>
      {missing.length > 0 && !hasIds && (
        <Alert severity="warning">
          {texts('import.columns.missing', {
            fields: missing.map((field) => labelOf(entity.id, field)).join(', '),
          })}
        </Alert>
      )}
      <FileReading preview={preview} onRead={onRead} />
      <ModeChoice mode={mode} onChange={(next) => onChange({ columns, mode: next })} />
      <Box component="ul" sx={IMPORT_LIST} aria-label={texts('import.columns.title')}>
        {columns.map((column, at) => (
          <Column
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file stay in place, and headings may repeat
            key={at}
            at={at}
            column={column}
            fields={fields}
            twice={column.field !== null && twice.has(column.field)}
            onChange={(next) => onChange({ mode, columns: columns.with(at, next) })}
          />
        ))}
      </Box>
    </Stack>
  )
}
