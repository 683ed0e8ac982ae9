import type { ResourceMessages } from '../resourceMessages.ts'

/** English labels come from the schemas (`title`, or the property's name in words); here is only what a schema can't say. */
const resources: ResourceMessages = {
  bankAccounts: { options: { bankType: { main: 'Main bank', branch: 'Branch bank', savings: 'Savings' } } },
}

export default resources
