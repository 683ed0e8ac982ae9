import type { ResourceMessages } from '../resourceMessages.ts'

const resources: ResourceMessages = {}

export default resources
