import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compressors that run off the main thread, at these levels. */
export const compressors = (levels: { br: number; gzip: number }) => ({
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.br,
        // A window as large as the largest pages: the default takes 4 MB of memory per call.
        [constants.BROTLI_PARAM_LGWIN]: 17,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: levels.gzip }),
})
