/** The shape of a catalogue of texts: the same keys, any text. What the other languages are typed by. */
export type Widen<T> = T extends string ? string : { readonly [K in keyof T]: Widen<T[K]> }
