import { writeProblem } from '../../lib/files/write-problem.ts'

/** Describes a problem with an archive in a sentence for the administrator. */
export class BackupProblem extends Error {}

/** Returns why a backup failed, as a sentence for the administrator. */
export function failureReason(cause: unknown): string {
  return cause instanceof BackupProblem ? cause.message : (writeProblem(cause) ?? 'The log says why.')
}
