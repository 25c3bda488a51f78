/**
 * The provider did not respond as the standard requires. The error goes to the log, because a visitor cannot fix it.
 */
export class OpenIdProblem extends Error {}
