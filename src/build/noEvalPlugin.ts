import type { Plugin } from 'vite'

const EVALUATING = /\bnew Function\(|(?<![.\w$])eval\(/

/** Fails a build with code that uses `eval`: under the pages' Content-Security-Policy it would silently not work. */
export const noEvalPlugin = (): Plugin => ({
  name: 'no-eval',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const found = EVALUATING.exec(chunk.code)
      if (found) this.error(`${chunk.fileName} evaluates code: …${chunk.code.slice(Math.max(0, found.index - 80), found.index + 80)}…`)
    }
  },
})
