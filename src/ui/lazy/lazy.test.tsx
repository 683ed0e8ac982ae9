import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PATIENCE } from '../../../tests/support/patience.ts'
import { lazy } from './lazy.tsx'

const user = userEvent.setup()

const MISSING = 'Failed to fetch dynamically imported module: https://hub.test/assets/Part-1.js'

/** A part that loads once `repair` has been called. */
const brokenPart = () => {
  let broken = true
  const load = vi.fn(async () => {
    if (broken) throw new TypeError(MISSING)
    return { default: ({ name }: { readonly name: string; readonly onClose?: () => void }) => <p>part {name}</p> }
  })
  const repair = () => {
    broken = false
  }
  return { load, repair }
}

const page = (children: ReactNode) => (
  <Suspense>
    <input aria-label="typed" />
    {children}
  </Suspense>
)

/** Answers the page of a build with this script. */
const serveBuild = (script: string) => {
  const own = document.createElement('img')
  own.setAttribute('src', '/assets/index-1.js')
  // A script would be fetched.
  vi.spyOn(document, 'querySelector').mockReturnValue(own)
  vi.stubGlobal('fetch', async () => new Response(`<script type="module" src="${script}"></script>`))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const failure = () => screen.findByText('app.pages.partFailed', undefined, PATIENCE)
const first = () => screen.getAllByRole('button', { name: 'app.retry' })[0] ?? document.body
const retry = () => user.click(first())

test('a part that can’t be loaded says so in its place, and is loaded again with all others; typed text stays', async () => {
  serveBuild('/assets/index-1.js')
  const { load, repair } = brokenPart()
  const [One, Other] = [lazy(load), lazy(load)]
  render(
    page(
      <>
        <One name="one" />
        <Other name="other" />
      </>,
    ),
  )
  await waitFor(() => expect(screen.getAllByText('app.pages.partFailed')).toHaveLength(2), PATIENCE)
  await user.type(screen.getByLabelText('typed'), 'text')
  const button = first()
  await retry()
  await waitFor(() => expect(load).toHaveBeenCalledTimes(4), PATIENCE)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'), PATIENCE)
  expect(screen.getAllByText('app.pages.partFailed')).toHaveLength(2)
  expect(document.activeElement).toBe(button)
  repair()
  await retry()
  await screen.findByText('part one', undefined, PATIENCE)
  await screen.findByText('part other', undefined, PATIENCE)
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('text')
  expect(screen.queryByText('app.pages.reload')).toBeNull()
})

test('it offers to reload the page if the server has another build', async () => {
  serveBuild('/assets/index-2.js')
  const Part = lazy(brokenPart().load)
  render(page(<Part name="one" />))
  await screen.findByText('app.pages.partOutdated', undefined, PATIENCE)
  expect(screen.getByRole('button', { name: 'app.pages.reload' })).toBeTruthy()
})

test('a dialog that can’t be loaded can be closed, and is loaded when it is opened again', async () => {
  serveBuild('/assets/index-1.js')
  const { load, repair } = brokenPart()
  const Part = lazy(load)
  const onClose = vi.fn()
  const dialog = <Part name="one" onClose={onClose} />
  const { rerender } = render(page(dialog))
  await failure()
  await user.click(screen.getByText('ra.action.close'))
  expect(onClose).toHaveBeenCalledOnce()
  rerender(page(null))
  repair()
  rerender(page(dialog))
  await screen.findByText('part one', undefined, PATIENCE)
})

test('a decoration that can’t be loaded is left out', async () => {
  serveBuild('/assets/index-1.js')
  const { load } = brokenPart()
  const Part = lazy(load, { optional: true })
  render(page(<Part name="one" />))
  await waitFor(() => expect(screen.getByLabelText('typed').parentElement?.children).toHaveLength(1), PATIENCE)
  expect(load).toHaveBeenCalled()
})

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { text: '' }
  static getDerivedStateFromError = (error: Error) => ({ text: error.message })
  override render = () => this.state.text || this.props.children
}

test('errors of a part’s own are those of the page', async () => {
  const Part = lazy(async () => ({
    default: (): ReactNode => {
      throw new Error('its own')
    },
  }))
  render(<Boundary>{page(<Part />)}</Boundary>)
  expect(await screen.findByText('its own', undefined, PATIENCE)).toBeTruthy()
})
