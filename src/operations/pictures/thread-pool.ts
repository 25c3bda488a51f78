/**
 * Pictures, files and DNS lookups share libuv's thread pool, which has four threads by default. Slow DNS servers can
 * occupy half of them, so pictures need more. The value is read when the pool starts, which loading sharp does, so this
 * module comes first.
 */
export const poolThreads = Number((process.env['UV_THREADPOOL_SIZE'] ??= '8')) || 1
