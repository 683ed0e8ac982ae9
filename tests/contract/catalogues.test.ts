import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const REPOSITORY = resolve(import.meta.dirname, '../..')
const FOLDER = join(REPOSITORY, 'tests/catalogues')

/** `path › title`: a test of ours, by a part of its title. */
const REFERENCE = /`([^`]+) › ([^`]+)`/g

/** What a row without a test says instead. */
const OTHERWISE = /^(?:no test|lacking|differs|does not apply|documentation not found)\b/

const lists = readdirSync(FOLDER).filter((name) => name.endsWith('.md'))

const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| behaviour |') && !line.startsWith('| task |'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()))

const has = (path: string, title: string): boolean =>
  existsSync(join(REPOSITORY, path)) && readFileSync(join(REPOSITORY, path), 'utf8').includes(title)

test.each(lists)('the tests that %s names exist', (name) => {
  const found = [...readFileSync(join(FOLDER, name), 'utf8').matchAll(REFERENCE)]
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(([, path = '', title = '']) => !has(path, title)).map(([reference]) => reference)).toEqual([])
})

test.each(lists)('each behaviour in %s has a test, or says what is the case instead', (name) => {
  const rows = rowsOf(readFileSync(join(FOLDER, name), 'utf8'))
  expect(rows.length).toBeGreaterThan(0)
  const open = rows.filter((cells) => !cells.slice(1).some((cell) => cell.match(REFERENCE) !== null || OTHERWISE.test(cell)))
  expect(open).toEqual([])
})
