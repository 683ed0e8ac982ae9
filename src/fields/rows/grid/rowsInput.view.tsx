import { Box, FormHelperText, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type ComponentType, Suspense, useCallback, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { FieldTitle, useTranslate } from 'react-admin'
import type { InputProps, RowsFooterProps } from '../../fieldView.ts'
import { useFieldLabel } from '../../labels.view.tsx'
import { useViews } from '../../viewContext.view.tsx'
import { LineCards } from './cards/lineCards.view.tsx'
import { errorText } from './cells/errorText.ts'
import { useColumns } from './columns/useColumns.view.ts'
import { LineGrid } from './frame/lineGrid.view.tsx'
import { GridContext, type GridValue } from './gridContext.view.ts'
import type { GridStore } from './store/gridStore.ts'
import { type FormLines, useFormLines } from './store/useFormLines.view.ts'
import { useComputedRows, useComputing, useGridStore } from './useGridParts.view.ts'

interface BelowProps {
  readonly store: GridStore
  readonly Below: ComponentType<RowsFooterProps>
  readonly onKnown: (known: unknown) => void
}

/** The product's component below the lines; re-renders when a line changes, not on each keystroke. */
const LinesFooter = ({ store, Below, onKnown }: BelowProps) => {
  const rows = useSyncExternalStore(store.subscribe, () => store.rows())
  const active = useSyncExternalStore(store.subscribe, () => store.state.at.row)
  return <Below rows={rows} active={active} onKnown={onKnown} />
}

const Message = ({ error, helperText }: Pick<InputProps, 'helperText'> & { readonly error: FormLines['error'] }) => {
  const translate = useTranslate()
  if (error === undefined) return helperText ? <FormHelperText>{helperText}</FormHelperText> : null
  return (
    <FormHelperText error role="alert">
      {errorText(error, translate)}
    </FormHelperText>
  )
}

const Rows = ({ entity, field, source, label, helperText, required = false, disabled = false }: InputProps) => {
  const { useTexts } = useViews()
  const name = useFieldLabel()(entity, field)
  const small = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const computed = useComputedRows(field)
  const texts = useTexts('record')
  const reasons = useTexts(computed?.area ?? 'record')
  const { store, editing } = useGridStore(entity, field, source, disabled)
  const wrong = useSyncExternalStore(store.subscribe, () => store.wrongFields())
  const entered = useSyncExternalStore(store.subscribe, () => store.enteredFields())
  const columns = useColumns(entity, field, { wrong, entered })
  const showError = useCallback(() => {
    const place = store.firstWrong()
    if (place) store.reveal(place)
    store.setFocused(true)
  }, [store])
  const form = useFormLines({ source, store, editing, showError })
  const [known, setKnown] = useState<unknown>()
  useComputing(store, computed, known)
  const { schedule, error } = form
  const statusId = useId()
  const grid = useMemo(
    (): GridValue => ({ entity, field, source, store, editing, texts, reasons, statusId, onDraft: schedule }),
    [entity, field, source, store, editing, texts, reasons, statusId, schedule],
  )
  return (
    <GridContext value={grid}>
      <Box role="group" aria-label={name} sx={{ width: '100%', minWidth: 0 }}>
        {label !== false && (
          <Typography variant="subtitle2" color={error ? 'error' : 'text.secondary'}>
            <FieldTitle label={label} source={source} isRequired={required} />
          </Typography>
        )}
        {small ? <LineCards columns={columns} onLeave={form.leave} /> : <LineGrid columns={columns} label={name} onLeave={form.leave} />}
        {computed?.Footer && (
          <Suspense>
            <LinesFooter store={store} Below={computed.Footer} onKnown={setKnown} />
          </Suspense>
        )}
        <Message error={error} helperText={helperText} />
      </Box>
    </GridContext>
  )
}

/** Editor of a record's rows. Remounted when `disabled` changes, as it reads the user's rights on mount. */
const RowsInput = (props: InputProps) => <Rows key={String(props.disabled)} {...props} />

export default RowsInput
