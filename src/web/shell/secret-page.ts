/**
 * Headers for a page whose address is a secret. Caches must not store it, other sites must not see it, and search
 * engines must not list it. Not `no-referrer`, because browsers then post forms without an origin.
 */
export const secretPage = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' }
