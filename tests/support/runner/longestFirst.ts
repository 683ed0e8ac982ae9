import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files that take long, because they visit all screens, wait for a large page or start processes. Started last, they would run while other workers are idle. */
const SLOWEST = /\/(?:e2e\/(?:scenes|docs|picker|plans)|api\/database\/migrateCli)\.test\.ts$/

const rank = ({ moduleId }: TestSpecification): number => (SLOWEST.test(moduleId) ? 0 : 1)

/** Vitest's order, largest files first, but with these in front. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
