import Undo from '@mui/icons-material/Undo'
import { Alert, Box, Button, Checkbox, FormControlLabel, IconButton, Stack, Tooltip, Typography } from '@mui/material'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { FieldInput } from '../../fields/fieldInput.view.tsx'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { BodyOf } from '../../model/calls/callContract.ts'
import type { ImportPreview, ImportValues, replaceCall, valuesCall } from '../../model/calls/importCalls.ts'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { isBlank } from '../../model/values/isBlank.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useSingle } from '../../ui/useSingle.ts'
import { useEntity } from '../adminContext.tsx'
import { DialogForm } from '../form/DialogForm.tsx'
import { useHub } from '../hub.ts'
import { IMPORT_LIST } from './importList.ts'
import { Mistakes } from './RowValue.tsx'

/** Values of a field that are shown at first, and further ones at a time. */
const SHOWN = 10

export type Replacing = BodyOf<ReturnType<typeof replaceCall>>

type WrongField = ImportValues['fields'][number]

const FORM = 'wrong-values'

/** Path of an input in the form. */
const sourceOf = (field: string, at: number) => `${field}_${at}`

/** What an import reads instead of the texts with an input that has a value, and of those that are to be empty. */
const replacements = (fields: readonly WrongField[], entered: Readonly<Record<string, Json>>, emptied: ReadonlySet<string>) =>
  fields.flatMap(({ field, values }) =>
    values.flatMap(({ text }, at) => {
      const source = sourceOf(field, at)
      const value = emptied.has(source) ? null : (entered[source] ?? null)
      return isBlank(value) && !emptied.has(source) ? [] : [{ field, text, value }]
    }),
  )

interface TextsProps {
  readonly field: ResolvedField
  readonly wrong: WrongField
  /** Paths of inputs whose texts are to be empty. */
  readonly emptied: ReadonlySet<string>
  readonly onEmpty: (source: string, empty: boolean) => void
}

const Texts = ({ field, wrong, emptied, onEmpty }: TextsProps) => {
  const texts = useAreaTexts('import')
  const entity = useEntity()
  const labelOf = useFieldLabel()
  const [shown, setShown] = useState(SHOWN)
  return (
    <Box component="section" aria-label={labelOf(entity.id, field)}>
      <Typography variant="subtitle1">{labelOf(entity.id, field)}</Typography>
      <Box component="ul" sx={IMPORT_LIST}>
        {wrong.values.slice(0, shown).map(({ text, rows, error }, at) => (
          <li key={text}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="subtitle2">{text === '' ? texts('import.values.empty') : <bdi>{text}</bdi>}</Typography>
              <Typography variant="body2" color="text.secondary">
                {texts('import.values.rows', { smart_count: rows })}
              </Typography>
              <Mistakes errors={[error]} />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <FieldInput
                entity={entity.id}
                field={field}
                source={sourceOf(wrong.field, at)}
                disabled={emptied.has(sourceOf(wrong.field, at))}
                label={text === '' ? texts('import.values.insteadOfEmpty') : texts('import.values.instead', { text })}
                bare
              />
              {text !== '' && !field.required && (
                <FormControlLabel
                  control={
                    <Checkbox
                      size="small"
                      checked={emptied.has(sourceOf(wrong.field, at))}
                      slotProps={{ input: { 'aria-label': texts('import.values.emptyText', { text }) } }}
                      onChange={(_, checked) => onEmpty(sourceOf(wrong.field, at), checked)}
                    />
                  }
                  label={texts('import.values.leaveEmpty')}
                />
              )}
            </Box>
          </li>
        ))}
      </Box>
      {shown < wrong.values.length && (
        <Button size="small" onClick={() => setShown(shown + SHOWN)}>
          {texts('import.values.showMore')}
        </Button>
      )}
      {wrong.more > 0 && (
        <Typography variant="body2" color="text.secondary">
          {texts('import.values.more', { smart_count: wrong.more })}
        </Typography>
      )}
    </Box>
  )
}

interface ReplacedProps {
  readonly replaced: ImportValues['replaced']
  readonly onKeep: (text: ImportValues['replaced'][number]) => void
}

/** What is replaced, which can be taken back. */
const Replaced = ({ replaced, onKeep }: ReplacedProps) => {
  const texts = useAreaTexts('import')
  const entity = useEntity()
  const labelOf = useFieldLabel()
  if (replaced.length === 0) return null
  return (
    <Box component="section" aria-label={texts('import.values.replaced')}>
      <Typography variant="subtitle1">{texts('import.values.replaced')}</Typography>
      <Box component="ul" sx={IMPORT_LIST}>
        {replaced.map((one) => {
          const field = entity.fieldsByName[one.field]
          const keep = texts('import.values.keep', { text: one.text })
          return (
            field && (
              <li key={JSON.stringify([one.field, one.text])}>
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography variant="subtitle2">{one.text === '' ? texts('import.values.empty') : <bdi>{one.text}</bdi>}</Typography>
                  <Typography variant="body2" color="text.secondary">
                    {labelOf(entity.id, field)}
                  </Typography>
                </Box>
                <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    {isBlank(one.value) ? (
                      texts('import.values.empty')
                    ) : (
                      <FieldValue plain entity={entity.id} field={field} value={one.value} record={{}} />
                    )}
                  </Box>
                  <Tooltip title={keep}>
                    <IconButton aria-label={keep} onClick={() => onKeep(one)}>
                      <Undo />
                    </IconButton>
                  </Tooltip>
                </Stack>
              </li>
            )
          )
        })}
      </Box>
    </Box>
  )
}

const useValues = ({ jobId, status, errors, replaced }: ImportPreview) => {
  const hub = useHub()
  const { id: entity } = useEntity()
  return useQuery({
    queryKey: [entity, 'import', jobId, 'values', errors, replaced],
    queryFn: () => hub.call<ReturnType<typeof valuesCall>>('GET', `/api/${entity}/import/{jobId}/values`, { params: { jobId } }),
    enabled: status === 'ready',
    placeholderData: keepPreviousData,
  })
}

interface Props {
  readonly preview: ImportPreview
  /** Changes what is replaced, and checks the rows again. Rejects if that is refused. */
  readonly onReplace: (change: Replacing) => Promise<void>
}

/** Each wrong value of a column once, with its number of rows, and an input for the value that all of them get. */
export const WrongValues = ({ preview, onReplace }: Props) => {
  const translate = useTranslate()
  const texts = useAreaTexts('import')
  const entity = useEntity()
  const queries = useQueryClient()
  const [error, setError] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const refocusing = useRef(false)
  const [emptied, setEmptied] = useState<ReadonlySet<string>>(new Set())
  const { data, isError } = useValues(preview)
  // The button that was pressed may be gone.
  useEffect(() => {
    if (!data || !refocusing.current) return
    refocusing.current = false
    if (!root.current?.contains(document.activeElement)) root.current?.focus()
  }, [data])
  const send = useSingle(async (change: Replacing) => {
    setError(undefined)
    try {
      await onReplace(change)
      refocusing.current = true
      setEmptied(new Set())
      await queries.invalidateQueries({ queryKey: [entity.id, 'import', preview.jobId] })
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'app.import.failed')
    }
  })
  if (isError) return <Alert severity="error">{texts('import.rows.failed')}</Alert>
  if (!data) return <SkeletonRows rows={5} />
  const fields = data.fields.flatMap((wrong) => {
    const field = entity.fieldsByName[wrong.field]
    return field ? [{ field, wrong }] : []
  })
  const onEmpty = (source: string, empty: boolean) => {
    const others = [...emptied].filter((one) => one !== source)
    setEmptied(new Set(empty ? [...others, source] : others))
  }
  const enter = async (entered: Readonly<Record<string, Json>>) => {
    const replace = replacements(data.fields, entered, emptied)
    if (replace.length > 0) await send({ replace })
  }
  return (
    <Stack ref={root} tabIndex={-1} sx={{ gap: 2, '&:focus': { outline: 'none' } }}>
      <Typography variant="body2" color="text.secondary">
        {texts(fields.length > 0 ? 'import.values.text' : 'import.values.none')}
      </Typography>
      {error && <Alert severity="error">{translate(error, { _: error })}</Alert>}
      {fields.length > 0 && (
        <>
          <DialogForm key={JSON.stringify(data)} id={FORM} onSubmit={enter}>
            <Stack sx={{ gap: 2 }}>
              {fields.map(({ field, wrong }) => (
                <Texts key={field.name} {...{ field, wrong, emptied, onEmpty }} />
              ))}
            </Stack>
          </DialogForm>
          <Button type="submit" form={FORM} size="small" variant="contained" sx={{ alignSelf: 'start' }}>
            {texts('import.rows.again')}
          </Button>
        </>
      )}
      <Replaced replaced={data.replaced} onKeep={({ field, text }) => void send({ replace: [], keep: [{ field, text }] })} />
    </Stack>
  )
}
