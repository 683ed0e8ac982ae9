import type { EntitySchema } from './entitySchema.ts'

/** Declares an entity. Infers literal types only, from which `entityMap.ts` derives the types of its records; `loadModel` checks and resolves what is declared. */
export const defineEntity = <const S extends EntitySchema>(schema: S): S => schema
