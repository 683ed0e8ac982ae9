import { nodeVersionError } from './nodeVersion.js'

const error = nodeVersionError(process.version, `${process.platform}-${process.arch}`)
if (error !== undefined) {
  console.error(error)
  process.exit(1)
}
