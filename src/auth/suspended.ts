/** How Better Auth hands on that an account is suspended; the message is the reason. */
export const suspendedCode = 'suspended'
