// Loaded into a process by `--import`: prints its peak memory at exit, as `PEAK <kilobytes>`.
process.on('exit', () => process.stderr.write(`PEAK ${process.resourceUsage().maxRSS}\n`))
