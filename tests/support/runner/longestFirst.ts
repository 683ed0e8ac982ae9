import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that take longest: they walk through all screens. Begun last, each is waited for while the other workers rest. */
const LONGEST = /\/e2e\/scenes\.test\.ts$/

const rank = ({ moduleId }: TestSpecification): number => (LONGEST.test(moduleId) ? 0 : 1)

/** Vitest's own order, in which the largest files come first, but for those. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
