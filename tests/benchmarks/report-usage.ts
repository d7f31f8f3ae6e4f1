// Loaded before a server's program: answers its parent's question for CPU time and memory used.
process.on('message', () => {
  process.send?.({ ...process.cpuUsage(), bytes: process.memoryUsage.rss() })
})
