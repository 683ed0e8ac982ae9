import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** Testing Library cleans up by itself only where the test runner's functions are global. */
afterEach(cleanup)
