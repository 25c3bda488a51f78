/** Runs the action while no other tab runs an action of this name. */
export async function inOneTab<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  // Browsers have no locks on a page over plain http from another machine.
  return 'locks' in navigator ? navigator.locks.request(name, action) : action()
}
