/** People copy addresses without their beginning, and browsers show them so: `www.example.com/soup`. Other text stays as it is. */
export const withScheme = (address: string) =>
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]|$)/u.test(address) ? `https://${address}` : address
