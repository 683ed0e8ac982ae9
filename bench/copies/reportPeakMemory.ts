// Loaded into a process by `--import`: at its end it prints the most memory that it has had, as `PEAK <kilobytes>`.
process.on('exit', () => process.stderr.write(`PEAK ${process.resourceUsage().maxRSS}\n`))
