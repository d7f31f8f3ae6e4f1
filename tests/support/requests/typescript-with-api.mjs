// For a tool that still needs the programming interface that TypeScript 7 no longer has.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (name, context, next) =>
    next(name === 'typescript' ? '@typescript/typescript6' : name, context),
})
