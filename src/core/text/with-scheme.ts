/** Adds `https://` to an address copied without it, such as `www.example.com/soup`. Other text stays unchanged. */
export const withScheme = (address: string) =>
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]|$)/u.test(address) ? `https://${address}` : address
