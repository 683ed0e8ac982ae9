import createCache from '@emotion/cache'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, vi } from 'vitest'
import { PATIENCE_MS } from '../patience.ts'

// Testing Library registers this itself only if test functions are globals.
afterEach(cleanup)

// Browsers end a selection of text that is removed.
afterEach(() => getSelection()?.removeAllRanges())

// Files share a worker and its window with the modules that they load, which takes almost half as long as loading them for each file. Inserted styles
// stay, because the modules that inserted them do.
afterAll(() => {
  styles.insert = insert
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

/** Behaves like a browser. happy-dom returns the element's whole HTML, and Popper calls this for each element that it measures. */
Element.prototype.toString = Object.prototype.toString

/**
 * Development builds of React record the stack of each of the first 10,000 elements a second, for the stacks of owners in warnings, which takes a tenth of
 * these tests' time. The count always says that they have been recorded.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  })

const mapped = (object: object, change: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))

const copied = (value: unknown): unknown => (typeof value === 'object' ? { ...value } : value)

/**
 * Copies the properties of a style, which happy-dom does for each style that it computes: its `structuredClone` took a twentieth of these tests' time.
 * Only the holder of a style leads to its class.
 */
const holder = Object.getOwnPropertySymbols(CSSStyleDeclaration.prototype).find(({ description }) => description === 'getPropertyManager')
const style: object = holder && Reflect.get(document.createElement('i').style, holder)()
const propertiesOf = Object.getPrototypeOf(style)
propertiesOf.clone = function clone() {
  return Object.assign(
    new propertiesOf.constructor(),
    mapped(this, (part) => mapped(Object(part), copied)),
  )
}

const OF_COMPONENTS = /\.(?:css|mui(?:rtl)?)-/
const SEEN_BY_QUERIES = /display:\s*none|^@media.*display:|visibility:|pointer-events:/s
/** Media rules of sizes only: a test may change the pointer. */
const OF_SIZE = /^@media ([^{]*-(?:width|height):[^{]*)\{(.*)\}$/s

// The window keeps its size; some tests replace this function.
const { matchMedia } = window

/** The rules that apply in the window: happy-dom parses the query of each rule each time it computes a style. */
const applying = (rule: string): string => {
  const [, query, rules] = OF_SIZE.exec(rule) ?? []
  if (query === undefined || rules === undefined) return rule
  return matchMedia.call(window, query).matches ? rules : ''
}

/**
 * Keeps only the styles that decide whether an element is visible and clickable: happy-dom matches every rule with every element on each query by role, which
 * took a quarter of these tests' time. Tests in a browser cover the other styles.
 */
const styles = Object.getPrototypeOf(createCache({ key: 'any' }).sheet)
const { insert } = styles
styles.insert = function insertSeen(rule: string) {
  if (!OF_COMPONENTS.test(rule)) return insert.call(this, rule)
  const seen = SEEN_BY_QUERIES.test(rule) ? applying(rule) : ''
  if (seen !== '') insert.call(this, seen)
}

/**
 * All queries wait with patience. Errors don't print the page: a waiting query fails many times before it succeeds. Events are dispatched without `act`,
 * as in a browser: at its end, a synchronous `act` drops a transition that has yielded and that calls `use`, and the page never shows it.
 */
configure({
  asyncUtilTimeout: PATIENCE_MS,
  eventWrapper: (dispatch) => dispatch(),
  getElementError(message, container) {
    const error = new Error(message ?? undefined)
    error.name = 'TestingLibraryElementError'
    return Object.defineProperty(error, 'message', { get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n') })
  },
})
