import { autocompletion, closeBrackets, closeBracketsKeymap, closeCompletion, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { PostgreSQL, type SQLNamespace, sql } from '@codemirror/lang-sql'
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { lintKeymap } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import { EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { styleNonce } from '../../../appearance/theme/emotionCache.ts'
import type { reportCalls } from '../../../domain/reports/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'

export type Views = AnswerOf<typeof reportCalls.views>['views']

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

/** Views with columns and types in the shape of CodeMirror's completion. */
const namespaceOf = (views: Views): SQLNamespace =>
  Object.fromEntries(
    views.map(({ name, columns }) => [name, columns.map((column) => ({ label: column.name, type: 'property', detail: column.type }))]),
  )

/** Highlighting and completion. The dialect is PostgreSQL, the larger one of the two engines. */
export const language = (views: Views): Extension => sql({ dialect: PostgreSQL, schema: namespaceOf(views), upperCaseKeywords: true })

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
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...historyKeymap,
    ...lintKeymap,
    ...defaultKeymap,
  ]),
]
