/** The provider did not respond as the standard requires. Goes to the log, because a visitor cannot fix it. */
export class OpenIdProblem extends Error {}
