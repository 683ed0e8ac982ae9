import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

interface Node {
  readonly html: string
  readonly failureSummary?: string
}

interface Results {
  readonly violations: readonly { readonly id: string; readonly help: string; readonly nodes: readonly Node[] }[]
}

let source: Promise<string> | undefined

/** Violations of WCAG 2.1 A and AA on the open page, one line per element. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Evaluating the script takes as long as using it, so a document keeps it. Style sheets are read again at its first use only.
  const isNew = await page.evaluate<boolean>('window.axe === undefined')
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  if (isNew) await page.evaluate(`(() => { ${await source} })()`)
  const options = JSON.stringify({ runOnly: RULES, resultTypes: ['violations'], preload: isNew })
  const { violations } = await page.evaluate<Results>(`window.axe.run(document, ${options})`)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary ?? ''}`),
  )
}
