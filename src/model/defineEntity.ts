import type { EntitySchema } from './entitySchema.ts'

/** Declares an entity. Only infers literal types, from which `entityMap.ts` makes the types of its records; `loadModel` checks and resolves what is declared. */
export const defineEntity = <const S extends EntitySchema>(schema: S): S => schema
