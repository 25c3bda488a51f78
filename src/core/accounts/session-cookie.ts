/** Prefix of all session cookie names. */
export const cookiePrefix = 'marshmallow'

const sessionCookie = /(?:^|;\s*)(?:__Secure-|__Host-)?marshmallow\.session_token=/

/** Returns whether a session cookie was sent. Only the database shows whether the session is valid. */
export const hasSessionCookie = (cookies: string) => sessionCookie.test(cookies)
