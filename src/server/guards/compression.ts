import { constants } from 'node:zlib';
import compress from 'koa-compress';
import type { Guard } from './request.ts';

/** Quick, and nearly as small as the slowest. */
const BROTLI_QUALITY = 5;

export const compression = (): Guard =>
  compress({
    threshold: 1024,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    gzip: {},
    deflate: false,
  });
