let isIgnoring = false

/**
 * Ignores the promises of the PDF library that fail after it has answered. Damaged files leave such promises, and they
 * would end the thread while it reads the next document. Other forgotten promises still end the thread.
 */
export function ignoreLateFailures() {
  if (isIgnoring) return
  isIgnoring = true
  process.on('unhandledRejection', (reason) => {
    if (!isOfLibrary(reason)) throw reason
  })
}

const isOfLibrary = (reason: unknown) => reason instanceof Error && /[\\/]unpdf[\\/]/.test(reason.stack ?? '')
