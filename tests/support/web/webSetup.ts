import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** Testing Library cleans up by itself only where the test runner's functions are global. */
afterEach(cleanup)

/** As in a browser. happy-dom answers the element's whole HTML, and Popper asks each element that it measures. */
Element.prototype.toString = Object.prototype.toString
