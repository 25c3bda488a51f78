import { statfs } from 'node:fs/promises'
import { hasCode } from '../errors/has-code.ts'

/** Returns the bytes that an ordinary user may still write to the disk of a folder. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export const isDiskFull = (cause: unknown): boolean => hasCode(cause, 'ENOSPC')
