import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'pages.js',
  routeDiscovery: { mode: 'initial' },
  // A loader of 200 bytes in a file of its own takes a request of its own.
  splitRouteModules: false,
} satisfies Config
