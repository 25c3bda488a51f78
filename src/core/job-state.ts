/** How far a job has come, in the words of the page that lists them. */
export const jobStates = ['waiting', 'running', 'failed', 'done'] as const
export type JobState = (typeof jobStates)[number]
