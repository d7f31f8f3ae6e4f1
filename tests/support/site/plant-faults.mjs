// Loaded before the built site: a request whose address says `fault=NAME` arms one fault, which is thrown
// once, by something of Node's own that this shortcut, and nothing before it, calls with such a request.
import { subscribe } from 'node:diagnostics_channel'
import { EventEmitter } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import module from 'node:module'
import net from 'node:net'
import querystring from 'node:querystring'

let armed

subscribe('http.server.request.start', ({ request }) => {
  armed = /fault=([\w-]+)/.exec(request.url)?.[1]
})

/** `isIt` gets `this` and the arguments. */
function plant(name, owner, method, isIt = () => true) {
  const usual = owner[method]
  owner[method] = function (...args) {
    if (armed === name && isIt(this, ...args)) {
      armed = undefined
      throw new Error(`planted: ${name}`)
    }
    return new.target ? Reflect.construct(usual, args) : Reflect.apply(usual, this, args)
  }
}

const isIn = (name) => new Error(name).stack.includes(name)

plant('cached-routes', querystring, 'parse')
plant('page-cache', Map.prototype, 'get', (_map, key) => String(key).includes('fault='))
plant('send', ServerResponse.prototype, 'writeHead')
plant('begun', ServerResponse.prototype, 'end')
plant('compression', Buffer, 'allocUnsafeSlow')
plant('search-limit', URLSearchParams.prototype, 'getAll')
plant('overload', net, 'isIPv6')
plant('fair-queue', EventEmitter.prototype, 'once', () => isIn('processImmediate'))
plant('request-log', Math, 'round', () => isIn('lineOf'))
plant('inject', Object, 'assign', (_object, target) => target instanceof IncomingMessage)
module.syncBuiltinESMExports()
