/**
 * Headers for a page with a secret address. Caches must not store the page, other sites must not see the address, and
 * search engines must not list it. The referrer policy is not `no-referrer`, because browsers then post forms without
 * an origin.
 */
export const secretPage = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' }
