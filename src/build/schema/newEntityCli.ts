import '../../server/requireNode.js'
import { join } from 'node:path'
import { startErrorText } from '../../server/start/startErrors.ts'
import { writeEntity } from './newEntity.ts'

const USAGE = `npm run entity -- <id>     writes schemas/<id>.ts and its labels, to be refined and translated; the id is a plural: insurers, carLots
`

const [id, ...more] = process.argv.slice(2)
if (id === undefined || id.startsWith('-') || more.length > 0) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  try {
    const files = await writeEntity(join(import.meta.dirname, '../../..'), id)
    process.stdout.write(
      `Written:\n${files.map((file) => `  ${file}`).join('\n')}\nTranslate the stubs, and take 'stub: true' out of them.\n`,
    )
  } catch (error) {
    process.stderr.write(`${startErrorText(error)}\n`)
    process.exitCode = 1
  }
}
