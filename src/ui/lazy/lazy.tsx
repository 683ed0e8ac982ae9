import { Component, type ComponentType, type FunctionComponent, type ReactNode, lazy as reactLazy } from 'react'
import { FailedPart } from './FailedPart.tsx'

/** What browsers say of code that they can't fetch: there is no connection, or the server has a newer version only. */
const MISSING_CODE = /dynamically imported module|module script failed|unable to preload/i

export const isMissingCode = (error: unknown): boolean => error instanceof Error && MISSING_CODE.test(error.message)

interface BoundaryProps {
  readonly reload: () => Promise<unknown>
  /** Forgets the failed attempt, so that the next rendering loads again. */
  readonly forget: () => void
  readonly failed: (retry: () => Promise<void>) => ReactNode
  readonly children: ReactNode
}

/** Keeps missing code inside its part; other errors are those of the page. */
class PartBoundary extends Component<BoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown): { readonly error?: unknown } {
    return { error }
  }

  override componentWillUnmount(): void {
    if (this.state.error !== undefined) this.props.forget()
  }

  /** The message stays until the code is there, and with it the focus on its button. */
  retry = async (): Promise<void> => {
    try {
      await this.props.reload()
      this.setState({ error: undefined })
    } catch (error) {
      this.setState({ error })
    }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isMissingCode(error)) throw error
    return this.props.failed(this.retry)
  }
}

/** What parts that users open and close get, by convention. */
interface Opened {
  readonly open?: unknown
  readonly onClose?: () => void
}

interface Options {
  /** For decoration: shows nothing instead of a message. */
  readonly optional?: boolean
}

/**
 * React's `lazy` for parts of a page that is in use: one that can't be loaded says so in its place, and can be loaded again; the rest of the page stays.
 * Wants a `Suspense` around it, too.
 */
export const lazy = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  { optional = false }: Options = {},
): FunctionComponent<P> => {
  let failed = false
  const attempt = () =>
    reactLazy(async () => {
      try {
        return await load()
      } catch (error) {
        failed = true
        throw error
      }
    })
  let Part: ComponentType<P> = attempt()
  let reloading: Promise<void> | undefined
  /** Loads once for all places that show the failure. */
  const reload = () => {
    reloading ??= load()
      .then((module) => {
        Part = module.default
        failed = false
      })
      .finally(() => {
        reloading = undefined
      })
    return reloading
  }
  /** Others may show the part already: only a failed attempt is replaced. */
  const forget = () => {
    if (failed) Part = attempt()
    failed = false
  }
  const Latest = (props: P) => <Part {...(props as P & React.JSX.IntrinsicAttributes)} />
  return function LazyPart(props: P) {
    const { open, onClose }: Opened = props
    const message = (retry: () => Promise<void>) => !optional && open !== false && <FailedPart retry={retry} onClose={onClose} />
    return (
      <PartBoundary reload={reload} forget={forget} failed={message}>
        <Latest {...props} />
      </PartBoundary>
    )
  }
}

/** For whole pages: the page that can't be loaded is the error of the application's page, which offers to load it again. */
export { lazy as lazyPage } from 'react'
