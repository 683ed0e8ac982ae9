import { _, type CodeOptions } from 'ajv/dist/2020.js'

/** Ajv writes source that takes formats from the `formats` of the module around it. */
export const standaloneOptions: CodeOptions = { source: true, esm: true, lines: false, formats: _`formats` }
