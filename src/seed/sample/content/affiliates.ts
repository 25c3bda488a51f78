interface SampleAffiliate {
  title: string
  description: string
  linkUrl: string
  /** File in src/web/art. */
  image: string
  imageAlt: string
  active: boolean
}

export const sampleAffiliates: ReadonlyArray<SampleAffiliate> = [
  {
    title: 'Heirloom Enamel Pot, 5 liters',
    description: 'Heavy, even heat for soups, stews and crusty loaves. Goes from stovetop to oven to table.',
    linkUrl: 'https://example.com/heirloom-enamel-pot',
    image: 'ad-enamel-pot.svg',
    imageAlt: 'A red enamel pot with a lid',
    active: true,
  },
  {
    title: 'Beechwood Bread Knife, 24 cm',
    description:
      'Long, deep teeth that saw through a dark crust without crushing the crumb. Made to be sharpened again.',
    linkUrl: 'https://example.com/beechwood-bread-knife',
    image: 'ad-bread-knife.svg',
    imageAlt: 'A bread knife with a wooden handle in front of a sliced loaf',
    active: true,
  },
  {
    title: 'Retro Kitchen Scale, to 5 kg',
    description: 'A big dial, gram by gram, and nothing to charge. The quiet secret behind every good bake.',
    linkUrl: 'https://example.com/retro-kitchen-scale',
    image: 'ad-kitchen-scale.svg',
    imageAlt: 'A mint green kitchen scale with a round dial and flour in its pan',
    active: true,
  },
]
