// Settings files of the S3 test server: one disk, one copy, no replication.

export const storageServers = ['account', 'container', 'object']

export const swiftSettings = `
[swift-hash]
swift_hash_path_prefix = tests
swift_hash_path_suffix = tests
[storage-policy:0]
name = gold
default = yes
`

export function storageSettings(folder: string, name: string, port: number): string {
  return `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
devices = ${folder}/disks
mount_check = false
user = root
workers = 0
log_level = WARNING
log_address = /dev/null
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`
}

const filters = {
  catch_errors: '',
  gatekeeper: '',
  healthcheck: '',
  listing_formats: '',
  s3api: 'location = us-east-1\ns3_acl = false',
  tempauth: 'user_test_tester = testing .admin',
  copy: '',
  slo: '',
  dlo: '',
}

export function proxySettings(folder: string, port: number, cachePort: number): string {
  const sections = Object.entries(filters).map(
    ([name, settings]) => `[filter:${name}]\nuse = egg:swift#${name}\n${settings}`,
  )
  return `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
user = root
workers = 0
log_level = WARNING
log_address = /dev/null
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
${sections.join('\n')}
`
}
