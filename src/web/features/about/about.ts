export const about = {
  /** Follows the site's name. */
  intro:
    'is a place for home cooks: for finding something good to make tonight, and for keeping the recipes worth making again.',
  mission: {
    heading: 'Our mission',
    paragraphs: [
      'A recipe should be easy to find, easy to read with flour on your hands, and easy to keep. So the page gives you the amounts, the steps and nothing in between. No story to scroll past and no video that starts by itself.',
      'Recipes belong to the people who cook them. Bring one from anywhere on the web and it becomes a page you can scale, search and print, with a link back to the cook who wrote it.',
    ],
  },
  vision: {
    heading: 'Our vision',
    paragraphs: [
      'We want cooking at home to be the easiest choice of the day, on a Tuesday as much as on a birthday. That takes recipes that work, amounts you can trust, and a kitchen where questions are welcome.',
      'And we want it to last. Anyone can run a kitchen like this one: the site is open, needs no outside service, and keeps its recipes where its cooks can reach them.',
    ],
  },
}
