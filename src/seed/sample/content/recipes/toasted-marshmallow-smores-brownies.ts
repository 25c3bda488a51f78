import type { SampleRecipe } from './sample-recipe.ts'

export const toastedMarshmallowSmoresBrownies = {
  id: 'toasted-marshmallow-smores-brownies',
  title: 'Toasted Marshmallow S’mores Brownies',
  description:
    'Fudgy brownies under a torched marshmallow lid, with broken graham crackers for the crunch. A campfire you can bring to a table.',
  featured: true,
  prepTime: 20,
  cookTime: 35,
  servings: 12,
  difficulty: 'medium',
  categories: ['dessert', 'baking'],
  cuisine: 'American',
  ingredients: [
    {
      group: 'For the brownies',
      lines: [
        '200 g unsalted butter, diced',
        '200 g dark chocolate (70 %), chopped',
        '180 g caster sugar',
        '120 g light brown sugar',
        '4 large eggs',
        '1 tsp vanilla extract',
        '100 g plain flour',
        '40 g cocoa powder',
        '1/2 tsp fine salt',
      ],
    },
    {
      group: 'For the top',
      lines: ['250 g marshmallows', '6 graham crackers (about 90 g), broken', '50 g dark chocolate, melted'],
    },
  ],
  instructions: [
    {
      group: 'Bake the brownies',
      steps: [
        {
          name: 'Get ready',
          text: 'Heat the oven to 180°C (160°C fan). Line a 20 × 30 cm tin with baking paper, leaving some to hang over the long sides so you can lift the brownies out later.',
        },
        {
          name: 'Melt',
          text: 'Melt the butter and chocolate together in a bowl over barely simmering water, stirring until smooth. Take the bowl off the pan and let it cool for 5 minutes.',
        },
        {
          name: 'Whisk',
          text: 'Whisk both sugars, the eggs and the vanilla for 2 minutes, until the mixture is paler and thick. Whisk in the chocolate, then sift over the flour, cocoa and salt and fold until no streaks are left.',
        },
        {
          name: 'Bake',
          text: 'Scrape into the tin and bake for 28 minutes. The edges should be set and the middle should still give a little; a skewer comes out with damp crumbs.',
        },
      ],
    },
    {
      group: 'Toast the top',
      steps: [
        {
          name: 'Lay the lid',
          text: 'Cover the hot brownies with the marshmallows, cut sides down if they are large ones you have halved. Return to the oven for 5 minutes, until they slump into each other.',
        },
        {
          name: 'Toast',
          text: 'Turn the grill to high and toast for 1 to 2 minutes, watching all the time, until the tops are deep gold. Or use a kitchen torch and take all the pleasure for yourself.',
        },
        {
          name: 'Finish and cut',
          text: 'Press in the broken crackers while the top is sticky and drizzle with the melted chocolate. Cool in the tin, lift out, and cut into 12 with a knife dipped in hot water between cuts.',
        },
      ],
    },
  ],
  tips: [
    'If you cannot find graham crackers, digestive biscuits have the same toasted, slightly salty crumb.',
    'An under-baked brownie can go back in the oven; an over-baked one cannot come back. Check two minutes early.',
    'Keep them in one layer in a closed tin for up to three days. The marshmallow softens but stays good.',
  ],
  nutritionFacts: { calories: 505, protein: 6, carbs: 64, fat: 25 },
  author: 'Mei Tanaka',
  chefId: 'mei-tanaka',
  datePublished: '2026-10-05',
  image: 'toasted-marshmallow-smores-brownies.svg',
  imageAlt:
    'Six brownies on a marble board, each under toasted marshmallow with a chocolate drizzle and broken crackers',
} satisfies SampleRecipe
