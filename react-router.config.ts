import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'pages.js',
  routeDiscovery: { mode: 'initial' },
} satisfies Config
