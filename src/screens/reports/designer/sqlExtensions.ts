import {
  autocompletion,
  type Completion,
  type CompletionSource,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
  ifNotIn,
  snippetCompletion,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { PostgreSQL, type SQLNamespace, schemaCompletionSource } from '@codemirror/lang-sql'
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { lintKeymap } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import { EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { styleNonce } from '../../../appearance/theme/emotionCache.ts'
import type { reportCalls } from '../../../domain/reports/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { formatSql } from './formatSql.ts'

export type SqlNames = AnswerOf<typeof reportCalls.views>
type Views = SqlNames['views']

/** Colours of the syntax highlighting, by the theme's variables for light and dark mode. */
const COLORS = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--primary)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--caution)' },
  { tag: [tags.lineComment, tags.blockComment], color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--hint)' },
])

const LOOK = EditorView.theme({
  '&': { fontSize: '0.8125rem', backgroundColor: 'transparent', color: 'var(--text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.6', minHeight: '160px', maxHeight: '45vh' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--primary) 25%, transparent)',
  },
  '.cm-tooltip': { backgroundColor: 'var(--raised)', color: 'var(--text)', border: '1px solid var(--line)', borderRadius: '6px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'color-mix(in srgb, var(--primary) 18%, var(--raised))',
    color: 'var(--text)',
  },
})

const columnsOf = ({ columns }: Views[number]): readonly Completion[] =>
  columns.map(({ name, type }) => ({ label: name, type: 'property', detail: type, boost: 2 }))

/** Views with columns and types in the shape of CodeMirror's completion. */
const namespaceOf = (views: Views): SQLNamespace => Object.fromEntries(views.map((view) => [view.name, columnsOf(view)]))

/** Completes a function's name and sets the cursor between its brackets. */
const functionsOf = (functions: SqlNames['functions']): readonly Completion[] =>
  functions.map(({ name, type }) =>
    snippetCompletion(`${name}(\${})`, { label: name, type: 'function', ...(type !== 'any' && { detail: type }), boost: 1 }),
  )

/** The keywords of a query on both engines. */
const KEYWORDS = [
  ...['select', 'distinct', 'from', 'where', 'group by', 'having', 'order by', 'limit', 'offset', 'with', 'recursive', 'values', 'as'],
  ...['join', 'left join', 'right join', 'full join', 'cross join', 'on', 'using', 'union', 'union all', 'intersect', 'except'],
  ...['and', 'or', 'not', 'in', 'exists', 'between', 'like', 'escape', 'is null', 'is not null', 'true', 'false', 'null'],
  ...['case', 'when', 'then', 'else', 'end', 'asc', 'desc', 'nulls first', 'nulls last', 'filter', 'over', 'partition by'],
  ...['rows', 'unbounded preceding', 'current row'],
].map((label): Completion => ({ label, type: 'keyword' }))

/** Places where a name means something else. */
const ELSEWHERE = ['String', 'LineComment', 'BlockComment', 'QuotedIdentifier', '.']

/** Keywords, functions, and the columns of the views that the text names; others follow their view: `customers.` */
function completeWords({ views, functions }: SqlNames): CompletionSource {
  const always = [...KEYWORDS, ...functionsOf(functions)]
  return ifNotIn(ELSEWHERE, (context) => {
    const word = context.matchBefore(/\w+/)
    if (!word && !context.explicit) return null
    const words = new Set(context.state.doc.toString().toLowerCase().match(/\w+/g))
    const columns = views.filter(({ name }) => words.has(name)).flatMap(columnsOf)
    const named = new Map(columns.map((column) => [column.label, column]))
    return { from: word?.from ?? context.pos, options: [...named.values(), ...always], validFor: /^\w*$/ }
  })
}

/** Highlighting and completion. The dialect is PostgreSQL, the larger one of the two engines. */
export const language = (names: SqlNames): Extension => [
  PostgreSQL.language,
  PostgreSQL.language.data.of({ autocomplete: schemaCompletionSource({ dialect: PostgreSQL, schema: namespaceOf(names.views) }) }),
  PostgreSQL.language.data.of({ autocomplete: completeWords(names) }),
]

/**
 * Types over a selection by a transaction. The browser would keep the look of the replaced text by a style attribute, which the page's policy refuses
 * with an error.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { state } = view
    const [{ from, to, empty }, text] = [state.selection.main, event.data]
    if (event.inputType !== 'insertText' || empty || text === null || view.composing || state.readOnly) return false
    event.preventDefault()
    const insert = () => state.update(state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true })
    // Brackets and quotes surround a selection.
    const isHandled = state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, text, insert))
    if (!isHandled) view.dispatch(insert())
    return true
  },
})

/** Formats the whole text, which can be undone. */
export const format = (view: EditorView): boolean => {
  const { doc, readOnly } = view.state
  const formatted = formatSql(doc.toString())
  if (readOnly || formatted === doc.toString()) return readOnly === false
  view.dispatch({ changes: { from: 0, to: doc.length, insert: formatted }, userEvent: 'input.format', scrollIntoView: true })
  return true
}

/** All other extensions. Tab leaves the editor, like any input; Ctrl+Enter belongs to the page. */
export const editing = (label: string): Extension => [
  EditorView.cspNonce.of(styleNonce() ?? ''),
  lineNumbers(),
  highlightSpecialChars(),
  highlightActiveLine(),
  history(),
  typeOver,
  bracketMatching(),
  closeBrackets(),
  autocompletion({ icons: false }),
  syntaxHighlighting(COLORS),
  LOOK,
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ 'aria-label': label, dir: 'ltr', spellcheck: 'false' }),
  keymap.of([
    { key: 'Mod-Enter', run: (view) => closeCompletion(view) || true },
    { key: 'Shift-Alt-f', run: format },
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...historyKeymap,
    ...lintKeymap,
    ...defaultKeymap,
  ]),
]
