import { _, type CodeOptions } from 'ajv/dist/2020.js'

/** Makes ajv write source that takes formats from the `formats` of the surrounding module. */
export const standaloneOptions: CodeOptions = { source: true, esm: true, lines: false, optimize: true, formats: _`formats` }
