import { nodeComplaint } from './nodeVersion.js'

const complaint = nodeComplaint(process.version, `${process.platform}-${process.arch}`)
if (complaint !== undefined) {
  console.error(complaint)
  process.exit(1)
}
