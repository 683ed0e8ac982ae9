import { copyFile, mkdir } from 'node:fs/promises'
import { sqliteDatabases } from './databases.ts'
import { multiply } from './growth/multiply.ts'
import { seeded } from './servers.ts'

const places = sqliteDatabases()
const small = await seeded(await places.empty())
await mkdir('/tmp/readers/small', { recursive: true })
await mkdir('/tmp/readers/large', { recursive: true })
await copyFile(small.dataDir + '/hub.sqlite', '/tmp/readers/small/hub.sqlite')
await copyFile(small.dataDir + '/hub.sqlite', '/tmp/readers/large/hub.sqlite')
await multiply({ dataDir: '/tmp/readers/large', databaseUrl: undefined }, 100)
await places.remove()
console.log('made')
