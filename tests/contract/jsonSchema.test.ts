import type { Options } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { isValid } from '../../src/model/evaluate/isValid.ts'
import { type Schema, schemaDocument } from '../../src/model/evaluate/schemaDocument.ts'
import { createAjv } from '../../src/model/validate/ajv.ts'
import type { Check } from '../../src/model/validate/validatorCore.ts'
import { DIFFERENCES } from '../support/models/jsonSchemaDifferences.ts'
import { type SuiteGroup, suiteGroups, suiteRemotes } from '../support/models/jsonSchemaSuite.ts'
import { standaloneCheck } from '../support/models/standaloneCheck.ts'

/**
 * Options of `createAjv` that the suite needs: it uses keywords and formats that do not exist (`strict`), and formats are annotations in draft 2020-12
 * (`validateFormats`). The suite's schemas are not validated, because compiling the meta-schema for each would take 6 s.
 */
const RELAXED: Options = { strict: false, validateFormats: false, validateSchema: false }

const remotes = suiteRemotes()
const groups = suiteGroups()
const files = [...new Set(groups.map(({ file }) => file))]

const serverCheck = (schema: object | boolean): Check => {
  const ajv = createAjv(RELAXED)
  for (const [address, remote] of Object.entries(remotes)) ajv.addSchema(remote, address)
  return ajv.compile(schema) as Check
}

/** A schema that does not compile has no results. */
const verdicts = async (group: SuiteGroup, check: (schema: object | boolean) => Check | Promise<Check>): Promise<unknown[]> => {
  try {
    const validate = await check(group.schema)
    return group.tests.map(({ data }) => validate(data))
  } catch {
    return group.tests.map(() => 'does not compile')
  }
}

const verdictsOf = async (group: SuiteGroup) => {
  const server = await verdicts(group, serverCheck)
  const browser = await verdicts(group, (schema) => standaloneCheck(schema, RELAXED, remotes))
  return group.tests.map(({ description, valid }, index) => ({
    name: `${group.name} | ${description}`,
    expected: valid,
    server: server[index],
    browser: browser[index],
  }))
}

const listed = DIFFERENCES.flatMap(({ group, tests }) => tests.map((description) => `${group} | ${description}`))

describe('required tests of the JSON Schema Test Suite, draft 2020-12', () => {
  test('are all there', () => {
    expect(files.length).toBe(48)
    expect(groups.flatMap(({ tests }) => tests).length).toBe(1176)
  })

  test.each(files)('%s: server and browser give the same verdict, which is the suite’s except where listed', async (file) => {
    const results = (await Promise.all(groups.filter((group) => group.file === file).map(verdictsOf))).flat()
    expect(results.length).toBeGreaterThan(0)
    expect(results.filter(({ server, browser }) => server !== browser)).toEqual([])
    const differing = results.filter(({ expected, server }) => server !== expected).map(({ name }) => name)
    expect(differing.sort()).toEqual(listed.filter((name) => name.startsWith(`${file}: `)).sort())
  })

  test('get the same verdict by reading the schema, as far as it is whole in its document', () => {
    const outside = /"\$(?:id|schema|dynamicRef|vocabulary)":|"\$ref":"[^#]|"\$anchor":"[^A-Za-z_]/
    const draft = /"\$schema":"https:\/\/json-schema.org\/draft\/2020-12\/schema",?/
    const whole = groups.filter(({ schema }) => !outside.test(JSON.stringify(schema).replace(draft, '')))
    const wrong = whole.flatMap((group) => {
      const schema = group.schema as Schema
      const document = schemaDocument(schema)
      return group.tests
        .filter(({ data, valid }) => isValid(schema, data, document) !== valid)
        .map(({ description }) => `${group.name} | ${description}`)
    })
    expect(whole.length).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  })

  test('list no difference of a test that does not exist', () => {
    const names = new Set(groups.flatMap(({ name, tests }) => tests.map(({ description }) => `${name} | ${description}`)))
    expect(listed.filter((name) => !names.has(name))).toEqual([])
  })
})
