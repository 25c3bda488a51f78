/** People copy addresses without their beginning, and browsers show them so: `www.example.com/soup`. Other text stays as it is. */
export const withScheme = (address: string) =>
  /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#:]|$)/i.test(address) ? `https://${address}` : address
