/** Begins the names of all cookies of accounts. */
export const cookiePrefix = 'marshmallow'

const sessionCookie = /(?:^|;\s*)(?:__Secure-|__Host-)?marshmallow\.session_token=/

/** Whether somebody says to be signed in; whether it is true, the database knows. */
export const hasSessionCookie = (cookies: string) => sessionCookie.test(cookies)
