/** Where the site is found elsewhere, and where it says what it keeps. */
export const siteLinks = {
  facebookUrl: 'https://www.facebook.com/',
  instagramUrl: 'https://www.instagram.com/',
  privacyHref: '/privacy',
}
