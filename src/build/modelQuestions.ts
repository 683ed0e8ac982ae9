/** What the build asks of the model, which lives in a thread of its own (`modelThread.ts`). */
export type Question = { readonly kind: 'entities' } | { readonly kind: 'validator'; readonly entity: string }

/** What the build needs to know of an entity. */
export interface EntityFacts {
  readonly id: string
  readonly file: string
  readonly icon: string
}

export interface Asked {
  readonly number: number
  readonly question: Question
}

/** `mistake` is the whole message for a person, with file, JSON pointer and remedy. */
export type Answered = { readonly number: number } & ({ readonly answer: unknown } | { readonly mistake: string })
