// The program as a library: what tests call of the files that `npm start` runs.
export { readSettings } from '../core/env.ts'
export { openDatabase } from '../database/opening/open-database.ts'
export { cachedRoute } from '../edge/cached-routes.ts'
export { createApp } from './app.ts'
