/**
 * Pictures, files and name lookups share libuv's pool of threads, four unless told otherwise. Half of them may wait for
 * slow name servers, so with pictures there have to be more. Read when the pool starts, which loading sharp does: this
 * comes before.
 */
export const poolThreads = Number((process.env['UV_THREADPOOL_SIZE'] ??= '8')) || 1
