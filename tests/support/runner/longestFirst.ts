import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files that take longest, because they visit all screens. Started last, they would run while the other workers are idle. */
const SLOWEST = /\/e2e\/scenes\.test\.ts$/

const rank = ({ moduleId }: TestSpecification): number => (SLOWEST.test(moduleId) ? 0 : 1)

/** Vitest's order, largest files first, but with these in front. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
