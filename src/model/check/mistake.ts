/** One mistake in a schema file, with a remedy. */
export interface Mistake {
  readonly file: string
  /** Line in the file, from 1, if it could be found. */
  readonly line?: number
  /** JSON pointer into the schema; `''` for the whole schema. */
  readonly pointer: string
  readonly message: string
  readonly remedy: string
}

const placeOf = ({ file, line, pointer }: Mistake): string =>
  `${file}${line === undefined ? '' : `:${line}`}${pointer === '' ? '' : `#${pointer}`}`

/** A mistake as one line: place, message, remedy. */
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
