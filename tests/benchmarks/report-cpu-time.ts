// Loaded before a server's program: answers its parent's question for the CPU time used so far.
process.on('message', (message) => {
  if (message === 'cpu time') process.send?.(process.cpuUsage())
})
