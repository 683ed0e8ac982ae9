/** How often React has written to the page. */
export const commits = { count: 0 }

const ignore = () => undefined

/** What React reports to when it is loaded, as to its developer tools: this module comes before it. */
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
