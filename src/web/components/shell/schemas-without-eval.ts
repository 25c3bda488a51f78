/**
 * The schema library tries out whether it may compile code as soon as it is loaded. Our policy says no, and the browser reports
 * every try as an offence. It looks at this first.
 */
export const schemasWithoutEval = 'globalThis.__zod_globalConfig = { jitless: true };'
