// Loaded into a process by `--import`: prints its peak memory at exit, as `PEAK <kilobytes>`.
import { readFileSync } from 'node:fs'

/**
 * The peak since the process began to run its program. `maxRSS` of a forked process includes the memory of its parent, which is larger here.
 * Systems without `/proc` have that number only.
 */
function peak(): string | number {
  try {
    return /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? process.resourceUsage().maxRSS
  } catch {
    return process.resourceUsage().maxRSS
  }
}

process.on('exit', () => process.stderr.write(`PEAK ${peak()}\n`))
