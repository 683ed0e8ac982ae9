import { accessibilityProblems } from '../support/axe.ts'
import type { Person } from '../support/person.ts'

/** Pixels by which a page may be wider than its window: none but rounding. */
const ROUNDING = 1

const tooWide = async ({ page }: Person): Promise<readonly string[]> => {
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  return over > ROUNDING ? [`wider than the window by ${over} px`] : []
}

/** What is wrong with the open screen: accessibility and width. (Texts that nobody has translated are looked for by `tourScreens`, on records that it knows.) */
export const faultsOf = async (person: Person): Promise<readonly string[]> => [
  ...(await accessibilityProblems(person.page)),
  ...(await tooWide(person)),
]
