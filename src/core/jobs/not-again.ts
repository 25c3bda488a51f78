/**
 * A job throws this error if its work may already be done. The job is not retried and is listed with the failed jobs.
 */
export class NotAgain extends Error {}
