/**
 * The address is a secret: kept by nobody on the way, told to no other site, found by no search engine. Not `no-referrer`, with
 * which browsers post forms as if they came from nowhere.
 */
export const secretPage = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' }
