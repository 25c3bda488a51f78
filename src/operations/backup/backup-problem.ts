/** What is wrong with an archive, as a sentence for whoever wants to restore it. */
export class BackupProblem extends Error {}
