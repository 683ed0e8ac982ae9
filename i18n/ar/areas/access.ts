import type { AccessMessages } from '../../en/areas/access.ts'

const access: AccessMessages = {
  trust: { verify: 'تأكيد البريد الإلكتروني' },
}

export default access
