/** Number of React's commits. */
export const commits = { count: 0 }

const ignore = () => undefined

/** React calls this hook of its developer tools; this module must be loaded before React. */
Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  value: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      commits.count += 1
    },
    onCommitFiberUnmount: ignore,
    onPostCommitFiberRoot: ignore,
    onScheduleFiberRoot: ignore,
    checkDCE: ignore,
  },
})
