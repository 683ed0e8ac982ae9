import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import FormatAlign from '@mui/icons-material/FormatAlignLeft'
import { Box, Button, FormHelperText, FormLabel } from '@mui/material'
import { useEffect, useId, useRef } from 'react'
import { useInput, useTranslate } from 'react-admin'
import type { FieldError } from 'react-hook-form'
import { useFormValues } from '../../../admin/form/entityForm.ts'
import { isMembers } from '../../../model/evaluate/kinds.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useSqlNames } from '../views/useReportViews.ts'
import { editing, format, language, type SqlNames } from './sqlExtensions.ts'

const NOTHING: SqlNames = { views: [], functions: [] }

const FRAME = {
  border: '1px solid var(--line)',
  borderRadius: '6px',
  overflow: 'hidden',
  '&:focus-within': { borderColor: 'var(--primary)', boxShadow: '0 0 0 1px var(--primary)' },
  '&[data-invalid=true]': { borderColor: 'var(--danger)' },
  '&[aria-disabled=true]': { opacity: 0.6 },
} as const

/** Range of the word at a position, to underline an error. */
const wordAt = (text: string, position: number): Pick<Diagnostic, 'from' | 'to'> => {
  const from = Math.min(Math.max(0, position), text.length)
  const length = /^\w+/.exec(text.slice(from))?.[0].length ?? 1
  return { from, to: Math.min(text.length, from + length) }
}

/** Position of the server's error, which the preview stores in the error's `types`. */
const diagnosticsOf = (text: string, error: FieldError | undefined): readonly Diagnostic[] => {
  const position = error?.types?.position
  if (typeof position !== 'string') return []
  return [{ ...wordAt(text, Number(position)), severity: 'error', message: error?.message ?? '' }]
}

interface EditorProps {
  readonly label: string
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
}

/** Creates one CodeMirror per input, and updates it from outside only if the value differs from its own. */
const useEditor = ({ label, value, disabled, onChange, onBlur }: EditorProps) => {
  const parent = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const parts = useRef({ language: new Compartment(), access: new Compartment() }).current
  const changed = useRef({ onChange, onBlur })
  changed.current = { onChange, onBlur }
  const first = useRef(value)
  useEffect(() => {
    if (!parent.current) return
    const listener = EditorView.updateListener.of(({ docChanged, focusChanged, view: { hasFocus, state } }) => {
      if (docChanged) changed.current.onChange(state.doc.toString())
      if (focusChanged && !hasFocus) changed.current.onBlur()
    })
    const state = EditorState.create({
      doc: first.current,
      extensions: [editing(label), parts.language.of(language(NOTHING)), parts.access.of([]), listener],
    })
    const made = new EditorView({ state, parent: parent.current })
    view.current = made
    return () => made.destroy()
  }, [label, parts])
  useEffect(() => {
    const own = view.current
    if (own && own.state.doc.toString() !== value) own.dispatch({ changes: { from: 0, to: own.state.doc.length, insert: value } })
  }, [value])
  useEffect(() => {
    view.current?.dispatch({ effects: parts.access.reconfigure([EditorState.readOnly.of(disabled), EditorView.editable.of(!disabled)]) })
  }, [disabled, parts])
  return { parent, view, parts }
}

interface Props {
  readonly source: string
  readonly disabled?: boolean
  readonly required?: boolean
}

const SqlInput = (props: Props) => {
  const [query] = useFormValues<'reports'>('query')
  return isMembers(query) && query.view ? null : <SqlEditor {...props} />
}

/** Editor for a report's SQL: syntax highlighting, completion of views and columns, underlined errors; hidden for a report with a query in JSON. */
const SqlEditor = ({ source, disabled = false, required = false }: Props) => {
  const id = useId()
  const translate = useTranslate()
  const t = useAreaTexts('reports')
  const { field, fieldState } = useInput({ source })
  const { data: names } = useSqlNames()
  const name = translate('resources.reports.fields.sqlQuery')
  const value = typeof field.value === 'string' ? field.value : ''
  const { error } = fieldState
  const help = error?.message
  const { parent, view, parts } = useEditor({ label: name, value, disabled, onChange: field.onChange, onBlur: field.onBlur })
  useEffect(() => {
    if (names) view.current?.dispatch({ effects: parts.language.reconfigure(language(names)) })
  }, [names, view, parts])
  useEffect(() => {
    const own = view.current
    if (own) own.dispatch(setDiagnostics(own.state, diagnosticsOf(own.state.doc.toString(), error)))
  }, [error, view])
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32, mb: 0.5 }}>
        <FormLabel required={required} error={help !== undefined} sx={{ flex: 1 }}>
          {name}
        </FormLabel>
        {!disabled && value.trim() !== '' && (
          <Button
            type="button"
            size="small"
            color="inherit"
            startIcon={<FormatAlign />}
            onClick={() => view.current && format(view.current)}
            aria-keyshortcuts="Shift+Alt+F"
          >
            {t('reports.designer.format')}
          </Button>
        )}
      </Box>
      <Box ref={parent} dir="ltr" sx={FRAME} data-invalid={help !== undefined} aria-disabled={disabled} />
      {help !== undefined && (
        <FormHelperText error id={id} role="alert">
          {help}
        </FormHelperText>
      )}
    </Box>
  )
}

export default SqlInput
