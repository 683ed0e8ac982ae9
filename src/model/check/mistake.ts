/** One mistake in one schema file, with what to do about it. */
export interface Mistake {
  readonly file: string
  /** Where in the file, as far as that could be found; from 1. */
  readonly line?: number
  /** JSON pointer into the schema; empty for the whole of it. */
  readonly pointer: string
  readonly message: string
  readonly remedy: string
}

const placeOf = ({ file, line, pointer }: Mistake): string =>
  `${file}${line === undefined ? '' : `:${line}`}${pointer === '' ? '' : `#${pointer}`}`

/** A mistake as one line: place, what is wrong, what to do. */
const mistakeText = (mistake: Mistake): string => `${placeOf(mistake)}: ${mistake.message} → ${mistake.remedy}`

/** Stops the start. Its message lists every mistake of every file. */
export class SchemaMistakes extends Error {
  readonly mistakes: readonly Mistake[]

  constructor(given: readonly Mistake[]) {
    const mistakes = [...new Map(given.map((mistake) => [mistakeText(mistake), mistake])).values()]
    super(`${mistakes.length} mistake${mistakes.length === 1 ? '' : 's'} in the schemas:\n${mistakes.map(mistakeText).join('\n')}`)
    this.name = 'SchemaMistakes'
    this.mistakes = mistakes
  }
}
