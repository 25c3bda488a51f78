/** Where the site is found elsewhere, and how to write to it. */
export const siteLinks = {
  facebookUrl: 'https://www.facebook.com/',
  instagramUrl: 'https://www.instagram.com/',
  email: 'hello@marshmallow.example',
  privacyHref: '/privacy',
}
