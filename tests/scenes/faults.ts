import { accessibilityProblems } from '../support/axe.ts'
import type { Person } from '../support/person.ts'
import { untranslated } from '../support/untranslated.ts'

/** Pixels by which a page may be wider than its window: none but rounding. */
const ROUNDING = 1

const tooWide = async ({ page }: Person): Promise<readonly string[]> => {
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  return over > ROUNDING ? [`wider than the window by ${over} px`] : []
}

const leftInEnglish = async ({ page }: Person): Promise<readonly string[]> => {
  if ((await page.getAttribute('html', 'lang')) !== 'ar') return []
  return (await untranslated(page)).map((text) => `not translated: ${text}`)
}

/** What is wrong with the open screen: accessibility, width, and texts that nobody has translated. */
export const faultsOf = async (person: Person): Promise<readonly string[]> => [
  ...(await accessibilityProblems(person.page)),
  ...(await tooWide(person)),
  ...(await leftInEnglish(person)),
]
