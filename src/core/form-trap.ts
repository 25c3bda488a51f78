/** A field people do not see. Whatever is written there was written by a program. */
export const formTrap = 'website'
