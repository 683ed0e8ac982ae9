/** Requests of the build to the model's thread (`modelThread.ts`). */
export type ModelRequest = { readonly kind: 'entities' } | { readonly kind: 'validator'; readonly entity: string }

/** Facts about an entity that the build needs. */
export interface EntityFacts {
  readonly id: string
  readonly file: string
  readonly icon: string
}

export interface NumberedRequest {
  readonly number: number
  readonly request: ModelRequest
}

/** `mistake` is the complete message for developers, with file, JSON pointer and remedy. */
export type NumberedAnswer = { readonly number: number } & ({ readonly answer: unknown } | { readonly mistake: string })
