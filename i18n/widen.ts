/** The type of a catalogue's translations: the same keys with any text. */
export type Widen<T> = T extends string ? string : { readonly [K in keyof T]: Widen<T[K]> }
