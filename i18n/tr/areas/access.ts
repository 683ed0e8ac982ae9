import type { AccessMessages } from '../../en/areas/access.ts'

const access: AccessMessages = {
  trust: { verify: 'Adresi doğrula' },
}

export default access
