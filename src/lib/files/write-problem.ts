const sentences: Readonly<Record<string, string>> = {
  ENOENT: 'The folder does not exist.',
  ENOTDIR: 'The folder does not exist.',
  EISDIR: 'There is a folder of that name.',
  EACCES: 'The site’s user may not write there.',
  EPERM: 'The site’s user may not write there.',
  EROFS: 'The disk is read-only.',
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full.',
}

/** Returns why a file could not be written, as a sentence. Undefined if the disk is not the reason. */
export function writeProblem(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string') return undefined
  return Object.hasOwn(sentences, cause.code) ? sentences[cause.code] : undefined
}
