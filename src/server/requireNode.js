import { nodeVersionError } from './nodeVersion.js'

const complaint = nodeVersionError(process.version, `${process.platform}-${process.arch}`)
if (complaint !== undefined) {
  console.error(complaint)
  process.exit(1)
}
