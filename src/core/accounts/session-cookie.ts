/** Prefix of all session cookie names. */
export const cookiePrefix = 'marshmallow'

const sessionCookie = /(?:^|;\s*)(?:__Secure-|__Host-)?marshmallow\.session_token=/

/** Only tells whether a session cookie was sent. The database tells whether it is valid. */
export const hasSessionCookie = (cookies: string) => sessionCookie.test(cookies)
