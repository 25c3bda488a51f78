interface SampleFaq {
  id: string
  question: string
  answer: string
  category: string
}

/** The questions of a new site. Answers describe only what the product does today. */
export const sampleFaqs: ReadonlyArray<SampleFaq> = [
  {
    id: 'import-from-a-website',
    question: 'How do I bring in a recipe from another website?',
    answer:
      'Open Import Recipe, paste the address of the page and press Import. The recipe is read on our own server, so you need neither an account nor a key. Before anything is saved you see every field and can correct it. The page you took it from stays linked on the recipe.',
    category: 'Importing',
  },
  {
    id: 'my-recipes',
    question: 'Can I edit a recipe later under “My Recipes”?',
    answer:
      'Yes. Signed in, you find everything you sent in under My Recipes, where you can edit it, withdraw it and read what a reviewer said. A change to a published recipe is reviewed first; until then the recipe stays as it is. Without an account, a recipe you send in with Submit Recipe gets a page of its own, at an address only you are given: there you see whether it has been published, and can take it back. Keep that address.',
    category: 'My Recipes',
  },
  {
    id: 'change-the-servings',
    question: 'Can I cook a recipe for more or fewer people?',
    answer:
      'Yes. Scale Recipe on every recipe page takes the amounts from half to ten times the original, and the servings follow. Amounts can be shown as ½ instead of 0.5, in metric or in US measures. Cooking times stay as they are, because twice the amount seldom takes twice as long: use a wider pan or a second tray, and trust your eyes.',
    category: 'Cooking',
  },
  {
    id: 'time-and-difficulty',
    question: 'What do the time and the difficulty on a card mean?',
    answer:
      'The time is preparation plus cooking, in minutes; of a recipe that states only a total, that. The difficulty is what the recipe’s source says. A recipe that says nothing shows none. In the recipes this site began with, easy means no special technique and little that can go wrong, medium has one step that wants your full attention, and hard needs practice.',
    category: 'Cooking',
  },
]
