/** Questions of the build to the model's thread (`modelThread.ts`). */
export type Question = { readonly kind: 'entities' } | { readonly kind: 'validator'; readonly entity: string }

/** Facts about an entity that the build needs. */
export interface EntityFacts {
  readonly id: string
  readonly file: string
  readonly icon: string
}

export interface NumberedQuestion {
  readonly number: number
  readonly question: Question
}

/** `mistake` is the complete message for developers, with file, JSON pointer and remedy. */
export type NumberedAnswer = { readonly number: number } & ({ readonly answer: unknown } | { readonly mistake: string })
