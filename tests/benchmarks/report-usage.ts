// Loaded into each server: tells its CPU time and its memory to who started it.
process.on('message', () => {
  process.send?.({ ...process.cpuUsage(), bytes: process.memoryUsage.rss() })
})
