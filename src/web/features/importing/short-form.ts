const shortFormBytes = 64 * 1024

/** Returns whether a form is small enough to be read for a refused visitor, to show again what was typed. */
export const isShortForm = ({ headers }: Request) =>
  Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= shortFormBytes
