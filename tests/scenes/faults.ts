import { accessibilityProblems } from '../support/browser/axe.ts'
import type { Person } from '../support/browser/person.ts'
import { unfilled } from '../support/browser/untranslated.ts'

/** Pixels by which a page may be wider than its window, for rounding only. */
const ROUNDING = 1

const tooWide = async ({ page }: Person): Promise<readonly string[]> => {
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  return over > ROUNDING ? [`wider than the window by ${over} px`] : []
}

const unfilledTexts = async ({ page }: Person): Promise<readonly string[]> =>
  (await unfilled(page)).map((text) => `a parameter without its value: ${text}`)

/** Faults of the open screen: accessibility, width, unfilled parameters. */
export const faultsOf = async (person: Person): Promise<readonly string[]> => [
  ...(await accessibilityProblems(person.page)),
  ...(await tooWide(person)),
  ...(await unfilledTexts(person)),
]
