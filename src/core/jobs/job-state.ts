export const jobStates = ['waiting', 'running', 'failed', 'done'] as const
export type JobState = (typeof jobStates)[number]
