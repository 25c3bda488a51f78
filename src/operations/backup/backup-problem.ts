/** Describes a problem with an archive in a sentence for the administrator. */
export class BackupProblem extends Error {}
