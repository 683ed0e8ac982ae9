import { Box, Typography } from '@mui/material'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { FormProvider } from 'react-hook-form'
import { lineField } from '../../../shared/inputs/lineSource.ts'
import { cardSpans } from '../../../shared/layout/cardSpans.ts'
import { isNarrow } from '../../../shared/layout/widths.ts'
import { useViews } from '../../../viewContext.view.tsx'
import { useCellLabel } from '../cells/cellLabel.view.ts'
import { CellContent, hintTextOf } from '../cells/gridCell.view.tsx'
import { HintedInput } from '../cells/hintedInput.view.tsx'
import { useLineForm } from '../cells/lineForm.view.ts'
import { useLineErrors } from '../cells/useLineErrors.view.ts'
import type { GridColumn } from '../columns/useColumns.view.ts'
import { isComputed } from '../core/shownValue.ts'
import { useGrid } from '../gridContext.view.ts'

/** Width of a tablet. */
const WIDE = '@container (min-width: 520px)'

/** Two short inputs in a row, on wide cards four. */
const FIELDS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [WIDE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  columnGap: 1.5,
  rowGap: '1.375rem',
  '& .MuiFormControl-root': { marginBlock: 0, minWidth: 0 },
  '& .MuiFormControlLabel-root': { minHeight: 'var(--control)', marginInline: 0 },
  '& .MuiFormControlLabel-root .MuiSwitch-root': { marginInlineStart: 0 },
  '&& .MuiFormHelperText-root': { marginBlock: '3px 0', lineHeight: 1.35 },
} as const

interface Props {
  readonly lineKey: number
  readonly columns: readonly GridColumn[]
}

/** Columns of the fields that apply to the line. */
const useApplying = ({ lineKey, columns }: Props): readonly GridColumn[] => {
  const { store } = useGrid()
  const names = useSyncExternalStore(store.subscribe, () => {
    const row = store.rowOf(lineKey)
    return columns
      .filter(({ name }) => !store.cellAt(row, name).absent)
      .map(({ name }) => name)
      .join()
  })
  const applying = new Set(names.split(','))
  return columns.filter(({ name }) => applying.has(name))
}

/** A read-only value with its label. */
const Locked = ({ lineKey, column: { name, field } }: { readonly lineKey: number; readonly column: GridColumn }) => {
  const { store } = useGrid()
  const labelOf = useCellLabel()
  const cell = useSyncExternalStore(store.subscribe, () => store.cellAt(store.rowOf(lineKey), name))
  return (
    <>
      <Typography variant="caption" color="text.secondary" component="div">
        {labelOf(field, cell.hint)}
      </Typography>
      <CellContent cell={cell} field={field} values={store.lineAt(store.rowOf(lineKey))?.values ?? {}} />
    </>
  )
}

/** Computed value and warnings as text: touch devices have no hover. */
const HintText = ({ lineKey, column: { name, field } }: { readonly lineKey: number; readonly column: GridColumn }) => {
  const { store, texts, reasons } = useGrid()
  const translate = useTranslate()
  const cell = useSyncExternalStore(store.subscribe, () => store.cellAt(store.rowOf(lineKey), name))
  const hasWarning = cell.hint?.caution !== undefined
  const computed = cell.computed?.reason !== undefined && isComputed(cell)
  if (cell.error !== undefined || (!hasWarning && !computed)) return null
  return (
    <Typography
      variant="caption"
      component="div"
      sx={{ mt: 0.375, lineHeight: 1.35, color: hasWarning ? 'warning.main' : 'text.secondary' }}
    >
      {computed && (
        <>
          <CellContent cell={cell} field={field} values={store.lineAt(store.rowOf(lineKey))?.values ?? {}} />
          {' · '}
        </>
      )}
      {hintTextOf(cell, translate, texts, reasons)}
    </Typography>
  )
}

/** All inputs of one line. Changes are written to the line immediately, and re-render only this card. */
export const CardInputs = ({ lineKey, columns }: Props) => {
  const { store, source } = useGrid()
  const { viewOf } = useViews()
  const form = useLineForm(source, store.lineAt(store.rowOf(lineKey))?.values ?? {})
  const names = useMemo(() => columns.map(({ name }) => name), [columns])
  const applying = useApplying({ lineKey, columns })
  useLineErrors(lineKey, names, form)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form does not change while the card is open
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name: path }) => {
      const name = lineField(path)
      if (name === undefined) return
      const cells = [{ row: store.rowOf(lineKey), name, value: form.jsonOf(name) }]
      store.dispatch({ type: 'write', cells, joined: true })
    })
    return unsubscribe
  }, [store, lineKey])

  const short = applying.map(({ field }) => isNarrow(viewOf(field)))
  const [two, four] = [cardSpans(short, 2), cardSpans(short, 4)]
  return (
    <FormProvider {...form}>
      <Box sx={FIELDS}>
        {applying.map((column, at) => (
          <Box
            key={column.name}
            data-part={column.name}
            sx={{ minWidth: 0, gridColumn: `span ${two[at]}`, [WIDE]: { gridColumn: `span ${four[at]}` } }}
          >
            {store.facts.writable(column.name, undefined) ? (
              <>
                <HintedInput field={column.field} lineKey={lineKey} />
                <HintText lineKey={lineKey} column={column} />
              </>
            ) : (
              <Locked lineKey={lineKey} column={column} />
            )}
          </Box>
        ))}
      </Box>
    </FormProvider>
  )
}
