import { readFileSync } from 'node:fs'

// Loaded into the server by `--import`: on SIGUSR2 prints the longest turn of its event loop since the last signal, as `TURN <milliseconds>`.

/** Milliseconds that this thread has waited for a processor, if the system reports it (Linux). */
function queued(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}

let longest = 0
let [from, waited] = [performance.now(), queued()]

setInterval(() => {
  const [now, all] = [performance.now(), queued()]
  longest = Math.max(longest, now - from - (all - waited))
  ;[from, waited] = [now, all]
}, 1).unref()

process.on('SIGUSR2', () => {
  process.stderr.write(`TURN ${longest}\n`)
  longest = 0
})
