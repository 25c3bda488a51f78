/**
 * Prevents Zod from compiling code. When the first schema is created, Zod tests whether compiling is allowed. Our
 * content security policy forbids it, and the browser would report a violation on every page. `z.config({ jitless: true
 * })` must run before any schema, but the browser loads a page's modules in no fixed order. Zod also reads this global
 * when it starts, so an inline script in the head sets it. The script costs 55 bytes.
 * https://github.com/colinhacks/zod/issues/5789
 */
export const schemasWithoutEval = 'globalThis.__zod_globalConfig = { jitless: true };'
