import { setImmediate } from 'node:timers/promises'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { ADMIN, type TestApp } from './app.ts'
import { multipart } from './multipart.ts'

const HOUSE = { 'x-firm': HOUSE_FIRM }

/** An Admin who imports files into the house, and waits for jobs. */
export const importerOf = (hub: TestApp) => {
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    hub.as(ADMIN, { method, url, headers: HOUSE, ...(payload && { payload }) })
  return {
    ask,
    async upload(entity: string, content: string | Uint8Array, query = '') {
      const { headers, ...body } = await multipart('x.csv', content)
      return hub.as(ADMIN, { method: 'POST', url: `/api/${entity}/import${query}`, ...body, headers: { ...headers, ...HOUSE } })
    },
    async settled(jobId: string) {
      for (;;) {
        const job = (await ask('GET', `/api/jobs/${jobId}`)).json()
        if (job.status !== 'running' && job.status !== 'cancelling') return job
        // In-process requests give timers and the job no turn of the event loop.
        await setImmediate()
      }
    },
  }
}
