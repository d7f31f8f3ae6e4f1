import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compress away from the thread that responds, at these levels. */
export const compressors = (levels: { br: number; gzip: number }) => ({
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.br,
        // As far back as the largest pages reach: by default each call takes memory for 4 MB.
        [constants.BROTLI_PARAM_LGWIN]: 17,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: levels.gzip }),
})
