/** The script of the recipe app Chicory that takes a shopping list. */
export interface ChicoryWidget {
  publisherId: string
  /** The address of the script. */
  script: string
}

/** `server` is Chicory's own server, or that of a test. */
export const chicoryScript = (server: string) => `${server}/widget_v2/`

/** Returns the servers that the script may use: all of its domain. */
export const chicoryServers = (server: string) => server.replace('//www.', '//*.')
