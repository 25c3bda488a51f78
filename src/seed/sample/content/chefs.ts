interface SampleChef {
  id: string
  name: string
  bio: string
  /** File in src/web/art. */
  portrait: string
  portraitAlt: string
  signatureDish: { name: string; description: string; recipeId: string }
}

export const sampleChefs: ReadonlyArray<SampleChef> = [
  {
    id: 'amara-osei',
    name: 'Amara Osei',
    bio: 'Amara learned to cook at her grandmother’s stall in Accra and still measures by smell. She writes one-pot dinners for people with one pot.',
    portrait: 'chef-amara.svg',
    portraitAlt: 'Portrait of Amara Osei in a chef’s jacket with a red neckerchief',
    signatureDish: {
      name: 'Thai Coconut Curry Soup',
      description: 'Thirty-five minutes, and better the next day.',
      recipeId: 'thai-coconut-curry-soup',
    },
  },
  {
    id: 'luca-ferrante',
    name: 'Luca Ferrante',
    bio: 'Luca ran the night shift of a trattoria in Bologna until his daughter asked why he was never home for dinner. Now he cooks what he used to sell, on an ordinary hob, before bedtime.',
    portrait: 'chef-luca.svg',
    portraitAlt: 'Portrait of Luca Ferrante in a chef’s hat with a green neckerchief',
    signatureDish: {
      name: 'Creamy Garlic Parmesan Pasta',
      description: 'Six cloves of garlic, treated gently, and sauce that clings to every strand.',
      recipeId: 'creamy-garlic-parmesan-pasta',
    },
  },
  {
    id: 'mei-tanaka',
    name: 'Mei Tanaka',
    bio: 'Mei trained as a chemist and bakes like one: same bowl, same scales, one change at a time. Her notebooks list forty-one versions of a single cookie.',
    portrait: 'chef-mei.svg',
    portraitAlt: 'Portrait of Mei Tanaka in round glasses with a yellow neckerchief',
    signatureDish: {
      name: 'Toasted Marshmallow S’mores Brownies',
      description: 'Fudge below, campfire above, and no smoke in your hair.',
      recipeId: 'toasted-marshmallow-smores-brownies',
    },
  },
  {
    id: 'asha-pillai',
    name: 'Asha Pillai',
    bio: 'Asha taught biology in Kochi for thirty-one years and fed four children before school every morning. Her breakfasts are quick, colourful and quietly good for you.',
    portrait: 'chef-asha.svg',
    portraitAlt: 'Portrait of Asha Pillai with silver hair and a purple neckerchief',
    signatureDish: {
      name: 'Mixed Berry Smoothie Bowl',
      description: 'Thick enough to stand a spoon in, and ready before the bus comes.',
      recipeId: 'mixed-berry-smoothie-bowl',
    },
  },
]
