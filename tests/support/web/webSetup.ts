import createCache from '@emotion/cache'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, vi } from 'vitest'
import { PATIENCE_MS } from '../patience.ts'

// Testing Library registers this itself only if test functions are globals.
afterEach(cleanup)

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

const OF_COMPONENTS = /\.(?:css|mui(?:rtl)?)-/
const SEEN_BY_QUERIES = /display:\s*none|^@media.*display:|visibility:|pointer-events:/s

/**
 * Keeps only the styles that decide whether an element is visible and clickable: happy-dom matches every rule with every element on each query by role, which
 * took a quarter of these tests' time. Tests in a browser cover the other styles.
 */
const styles = Object.getPrototypeOf(createCache({ key: 'any' }).sheet)
const { insert } = styles
styles.insert = function insertSeen(rule: string) {
  if (!OF_COMPONENTS.test(rule) || SEEN_BY_QUERIES.test(rule)) insert.call(this, rule)
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
