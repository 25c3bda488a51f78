/** What is wrong with an archive, as a sentence for the administrator. */
export class BackupProblem extends Error {}
