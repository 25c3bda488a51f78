import type { SamplePost } from './sample-post.ts'

export const saucesThatSplit = {
  id: 'why-a-cheese-sauce-goes-grainy',
  title: 'Why a Cheese Sauce Goes Grainy, and How to Stop It',
  excerpt: 'It is nearly always one of three mistakes, and the cure for all of them is already in the pasta pot.',
  content: [
    'You know the sauce I mean. It was smooth a minute ago. You added the last of the cheese, turned to drain the pasta, and when you turned back there were curds in it, with a slick of yellow oil around the edge. It still tastes fine. It will never look at you the same way again.',
    'Cheese is fat and water, held together by a mesh of protein. Warm it gently and the mesh relaxes: fat and water stay where they are, and the whole thing flows. Warm it too far and the mesh shrinks, like wool in a hot wash. It squeezes out the fat, which floats, and the water, which does not, and what remains are small rubbery grains. So the first mistake is heat. Take the pan off the hob before the cheese goes in. A cream that has just been simmering is hot enough to melt anything.',
    'The second mistake is hurry. A cold heap of parmesan cools the sauce where it lands and sticks to itself before it can melt. A handful at a time, stirred until it has gone, is quicker than it sounds. Grate it finely, too: small pieces melt before the protein has time to panic. The ready-grated kind has starch or cellulose added so that it does not clump in the bag, and some of it never melts at all.',
    'The third mistake is to throw the water away. Pasta water is salty, which helps the taste, but above all it is full of starch. Starch swells and gets in between the droplets of fat, and keeps them from finding each other. A splash of it is what turns cheese and butter into a sauce. Old recipes from Rome rely on nothing else. Take more than you think you need, a full mug, before you drain.',
    'Cream helps because it arrives with its fat already well dispersed, and because it can be boiled down without splitting if it is rich enough. Double cream will stand a simmer. Single cream will not, so if that is what you have, warm it and no more.',
    'Can a broken sauce be saved? Often. Take it off the heat at once. Add two or three tablespoons of pasta water, or plain hot water with half a teaspoon of cornflour in it, and whisk hard. If it comes back, serve it quickly. A squeeze of lemon helps as well, since acid loosens the protein. If it stays grainy, blend it for ten seconds. Nobody will know.',
    'And warm the bowls. Cheese sauce sets as it cools, and a cold bowl takes the first ten degrees in a moment. Pour in some of that hot water, count to thirty, tip it out. It is the cheapest trick in the restaurant.',
  ].join('\n'),
  category: 'Techniques',
  datePublished: '2026-10-14',
  authorName: 'Luca Ferrante',
  authorPortrait: 'chef-luca.svg',
  image: 'creamy-garlic-parmesan-pasta.svg',
  imageAlt: 'A plate of creamy bucatini with parsley and garlic',
} satisfies SamplePost
