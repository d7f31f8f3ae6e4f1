/** How much each measurement does: little with `--quick`, to see that everything works. */
export const extent = process.argv.includes('--quick')
  ? {
      throughput: { rounds: 1, seconds: 1, warmUpSeconds: 1 },
      writes: [{ enquiries: 50, connections: 16 }],
      desk: { enquiries: 2000, rounds: 5 },
      purge: { megabytes: 20 },
      memory: 5000,
      starts: 1,
      overloadSeconds: 3,
      cpu: { requests: 50, warmUp: 20 },
      lighthouseRuns: 1,
      typing: [100],
      library: { sizes: [1000, 2000], rounds: 2 },
    }
  : {
      throughput: { rounds: 5, seconds: 2, warmUpSeconds: 1 },
      writes: [
        { enquiries: 300, connections: 1 },
        { enquiries: 1500, connections: 16 },
      ],
      desk: { enquiries: 50_000, rounds: 100 },
      purge: { megabytes: 1000 },
      memory: 200_000,
      starts: 5,
      overloadSeconds: 30,
      cpu: { requests: 3000, warmUp: 1000 },
      lighthouseRuns: 3,
      typing: [100, 3000, 10_000],
      library: { sizes: [1000, 10_000, 100_000], rounds: 8 },
    }
