/** Emotion copies static members of components in `withTheme` only, which nothing here uses. */
export default function hoistNonReactStatics<T>(target: T): T {
  return target
}
