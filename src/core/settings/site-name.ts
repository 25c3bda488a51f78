export const siteName = 'Marshmallow Kitchen'
