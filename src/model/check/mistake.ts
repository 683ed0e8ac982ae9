/** One mistake in one schema file, with what to do about it. */
export interface Mistake {
  readonly file: string
  /** JSON pointer into the schema; empty for the whole of it. */
  readonly pointer: string
  readonly message: string
  readonly remedy: string
}

const line = ({ file, pointer, message, remedy }: Mistake): string =>
  `${file}${pointer === '' ? '' : `#${pointer}`}: ${message} → ${remedy}`

/** Stops the start. Its message lists every mistake of every file. */
export class SchemaMistakes extends Error {
  readonly mistakes: readonly Mistake[]

  constructor(mistakes: readonly Mistake[]) {
    super(`${mistakes.length} mistake${mistakes.length === 1 ? '' : 's'} in the schemas:\n${mistakes.map(line).join('\n')}`)
    this.name = 'SchemaMistakes'
    this.mistakes = mistakes
  }
}
