interface Commits {
  count: number
  rendered: number
}

declare global {
  var reactCommits: Commits | undefined
}

globalThis.reactCommits ??= { count: 0, rendered: 0 }

/** Number of React's commits, and of the components that were rendered for them. One object a worker, because React keeps the first hook that it finds. */
export const commits: Commits = globalThis.reactCommits

/** The members of React's fibers that its developer tools read. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  /** The fiber before this commit. */
  readonly alternate: Fiber | null
}

/** Tags of functions, also with `forwardRef` and `memo`. */
const COMPONENTS: readonly number[] = [0, 11, 15]

/** React's flag of a fiber that was rendered, not taken over. */
const PERFORMED_WORK = 1

const renderedIn = (fiber: Fiber): number => {
  let sum = COMPONENTS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0 ? 1 : 0
  // Nothing below was visited.
  if (fiber.alternate && fiber.alternate.child === fiber.child) return sum
  for (let child = fiber.child; child; child = child.sibling) sum += renderedIn(child)
  return sum
}

const ignore = () => undefined

/** React calls this hook of its developer tools; this module must be loaded before React. */
Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  configurable: true,
  value: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => {
      commits.count += 1
      commits.rendered += renderedIn(root.current)
    },
    onCommitFiberUnmount: ignore,
    onPostCommitFiberRoot: ignore,
    onScheduleFiberRoot: ignore,
    checkDCE: ignore,
  },
})
